/** The most common first: earlier names are invented more often. */
const words = (text: string): readonly string[] => text.split(',')

const firstNames = {
  christian: {
    women: words(
      'Mary,Faith,Grace,Mercy,Jane,Esther,Elizabeth,Margaret,Caroline,Joyce,Ann,Sharon,Lucy,Ruth,Purity,Susan,Rose,Lilian,Winnie,Catherine,Beatrice,Agnes,Irene,Cynthia,Diana,Naomi,Eunice,Hellen,Vivian,Tabitha,Teresa,Sarah,Gladys,Josephine,Brenda,Maureen,Judith,Jacqueline,Dorcas,Millicent',
    ),
    men: words(
      'John,Peter,James,Joseph,Brian,Kevin,David,Daniel,Samuel,Dennis,Stephen,Paul,Michael,Victor,George,Collins,Felix,Ian,Emmanuel,Alex,Martin,Moses,Isaac,Simon,Francis,Charles,Patrick,Robert,Edwin,Erick,Timothy,Benjamin,Anthony,Vincent,Elijah,Geoffrey,Philip,Nicholas,Duncan,Gideon',
    ),
  },
  muslim: {
    women: words('Fatuma,Amina,Halima,Zainab,Maryam,Khadija,Asha,Hawa,Salma,Nasra,Rehema,Sofia'),
    men: words('Mohamed,Hassan,Abdi,Ali,Ahmed,Ibrahim,Yusuf,Omar,Abdullahi,Hussein,Salim,Issa'),
  },
}

/** Names of the seven largest peoples; `share` in 100 students. */
export const peoples = [
  {
    share: 24,
    first: firstNames.christian,
    women: words('Wanjiku,Wambui,Njeri,Wanjiru,Nyambura,Muthoni,Wairimu,Wangari,Waithera,Nyokabi'),
    men: words(
      "Mwangi,Kamau,Kariuki,Njoroge,Maina,Kimani,Karanja,Waweru,Gitau,Githinji,Muriuki,Ng'ang'a,Macharia,Ndung'u,Mbugua",
    ),
  },
  {
    share: 16,
    first: firstNames.christian,
    women: words('Achieng,Atieno,Akinyi,Adhiambo,Anyango,Awuor,Akoth,Auma,Apiyo,Awino'),
    men: words(
      'Otieno,Ochieng,Odhiambo,Omondi,Onyango,Ouma,Owino,Okoth,Oduor,Were,Opiyo,Okello,Ogutu',
    ),
  },
  {
    share: 16,
    first: firstNames.christian,
    women: words('Nekesa,Naliaka,Nafula,Khadambi,Nasimiyu,Mukhwana,Nanjala,Ayuma'),
    men: words('Wekesa,Wafula,Barasa,Simiyu,Juma,Makokha,Wanyama,Shikuku,Mukhwana,Khaemba,Amunga'),
  },
  {
    share: 15,
    first: firstNames.christian,
    women: words('Chebet,Jepkosgei,Cherono,Chepkoech,Jepchirchir,Jeruto,Chelangat,Cheptoo'),
    men: words(
      'Kiprono,Cheruiyot,Kiptoo,Rotich,Koech,Langat,Kosgei,Kipkorir,Kibet,Ruto,Bett,Korir,Mutai,Sang',
    ),
  },
  {
    share: 12,
    first: firstNames.christian,
    women: words('Mwende,Mueni,Mutheu,Ndunge,Kalekye,Wayua,Katunge,Nthenya'),
    men: words('Mutua,Musyoka,Mutiso,Muthama,Kilonzo,Nzioka,Mumo,Kioko,Mwanzia,Munyao,Makau'),
  },
  {
    share: 8,
    first: firstNames.christian,
    women: words('Kemunto,Nyaboke,Kerubo,Moraa,Bosibori,Kwamboka,Nyanchama'),
    men: words('Bosire,Nyakundi,Ombati,Mogaka,Onsongo,Momanyi,Ongeri,Makori,Nyamweya'),
  },
  {
    share: 9,
    first: firstNames.muslim,
    women: words('Noor,Farah,Adan,Bakari,Mwanaisha,Abdalla,Sheikh'),
    men: words(
      'Mohamed,Ali,Hassan,Hussein,Noor,Omar,Abdi,Farah,Adan,Juma,Bakari,Said,Salim,Athman',
    ),
  },
]

/** What friends call them; the form is filled in with it. */
export const shortNames: Readonly<Record<string, string>> = Object.fromEntries(
  words(
    'Elizabeth Liz,Joseph Joe,Mohamed Mo,Wanjiru Shiru,Wanjiku Shiku,Catherine Kate,Margaret Maggie,Samuel Sam,Daniel Dan,Michael Mike,Caroline Caro,Stephen Steve,Victor Vic,Emmanuel Emma,Susan Suzie,Jacqueline Jackie,Judith Judy,Josephine Josie,Robert Bob,Timothy Tim,Benjamin Ben,Anthony Tony,Wambui Shiro,Nyambura Nyams,Charles Charlie,Francis Frank,Patrick Pat,Ibrahim Ibra,Abdullahi Abdi,Fatuma Fatma,Nicholas Nick,Geoffrey Jeff,Vivian Viv,Beatrice Betty,Mercy Mercie',
  ).map((pair) => pair.split(' ')),
)

export const companies = words(
  'SAFARI CYBER LTD,UPENDO CHEMIST,BARAKA SHOP,MAMA NJERI STORES,KILIMANI AGENCIES LTD,TUMAINI SACCO,UZURI SALON,JIRANI ENTERPRISES',
)
