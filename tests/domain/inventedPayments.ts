import type { ExpectedPayment } from '@/domain/staff/expectedPayment'
import { portalCsv, type SamplePayment } from '../../local/mobile-money/portalCsv'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** 1 November 2026, 0:00 in Kenya. */
const monthBegins = Date.UTC(2026, 9, 31, 21)
const monthEnds = monthBegins + 30 * day - 1000

const firstNames =
  'John,Mary,Grace,Peter,James,Joseph,Faith,Brian,Kevin,Mercy,Esther,Dennis,Victor,Ann,Jane,David,Daniel,Samuel,Joyce,Caroline,Lucy,Eunice,Stephen,Paul,Michael,Collins,Sharon,Diana,Purity,Winnie,Ian,Felix,George,Emmanuel,Irene,Beatrice,Ruth,Agnes,Naomi,Hellen,Amina,Fatuma,Hassan,Abdi,Yusuf,Halima,Edwin,Erick,Lilian,Vivian,Cynthia,Moses,Isaac,Elijah,Tabitha,Rose,Susan,Teresa,Alex,Martin'.split(
    ',',
  )
const lastNames =
  "Mwangi,Otieno,Wanjiku,Kamau,Njoroge,Ochieng,Achieng,Wambui,Kariuki,Odhiambo,Mutua,Kiprono,Cheruiyot,Wekesa,Barasa,Nyambura,Akinyi,Atieno,Njeri,Maina,Kimani,Omondi,Kiptoo,Chebet,Jepkosgei,Mutiso,Musyoka,Wafula,Simiyu,Naliaka,Were,Oduor,Owino,Onyango,Adhiambo,Waweru,Gitau,Githinji,Muriuki,Karanja,Ng'ang'a,Muthoni,Wairimu,Kilonzo,Nzioka,Mumo,Rotich,Koech,Langat,Kosgei,Ali,Mohamed,Hussein,Noor,Juma,Mwende,Kendi,Kirimi,Bosire,Nyaboke".split(
    ',',
  )
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** What is invented: what staff would see, and what only the inventor knows. */
export interface Invented {
  readonly expected: readonly ExpectedPayment[]
  /** The portal's file. */
  readonly csv: string
  /** The same rows, pasted from a spreadsheet without what stands above the header. */
  readonly pasted: string
  /** Messages that some of them sent. */
  readonly messages: string
  /** The codes of the payments that were made for a pledge, by its id. */
  readonly truth: ReadonlyMap<string, readonly string[]>
}

/**
 * Invents people who pledge, order or register within a month, and what they pay: by themselves or
 * through others, at once or late, in parts, together, twice or never. The same seed, the same people.
 */
export function inventPayments(seed: number, people = 500): Invented {
  const random = randomOf(seed)
  const chance = (share: number) => random() < share
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  /** Some names are much more common than others. */
  const common = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() ** 1.6 * items.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  const text = (length: number) => Array.from({ length }, () => pick([...letters])).join('')
  const newCode = () => `UK${pick([...'ABCDEFGH'])}${text(7)}`

  const expected: ExpectedPayment[] = []
  const payments: SamplePayment[] = []
  const truth = new Map<string, string[]>()
  const messages: string[] = []

  const person = (surname = common(lastNames)) => ({
    names: [common(firstNames), common(lastNames), surname] as [string, string, string],
    phone: `${pick(['07', '07', '07', '01'])}${String(Math.floor(random() * 1e8)).padStart(8, '0')}`,
  })
  type Person = ReturnType<typeof person>

  /** As people type their names into a form. */
  const typed = ({ names: [first, middle, last] }: Person) => {
    const way = random()
    if (way < 0.55) return `${first} ${last}`
    if (way < 0.7) return `${first} ${middle} ${last}`
    if (way < 0.76) return `${last} ${first}`.toUpperCase()
    if (way < 0.82) return `${first.toLowerCase()} ${last.toLowerCase()}`
    if (way < 0.87) return `${first} ${misspelt(last)}`
    if (way < 0.91) return `${first.slice(0, 1)}. ${last}`
    if (way < 0.94) return `${first} ${middle}`
    return first
  }
  const misspelt = (name: string) => {
    const at = 1 + Math.floor(random() * (name.length - 2))
    return chance(0.5)
      ? name.slice(0, at) + name.slice(at + 1)
      : name.slice(0, at) + (name[at] ?? '') + name.slice(at)
  }
  /** As the portal shows a payer. */
  const shown = ({ names: [first, middle, last], phone }: Person) => {
    const international = `254${phone.slice(1)}`
    const number = pick([
      `${international.slice(0, 5)}****${international.slice(-3)}`,
      `${phone.slice(0, 4)}***${phone.slice(-3)}`,
      international,
    ])
    const name = pick([`${first} **** ${last}`, `${first} ${middle} ${last}`, `${first} ${last}`])
    return `${number} - ${name.toUpperCase().replaceAll("'", '')}`
  }

  const pay = (
    payer: Person,
    at: number,
    amount: number,
    different: Partial<SamplePayment> = {},
  ) => {
    const payment = { code: newCode(), at, amount, payer: shown(payer), ...different }
    payments.push(payment)
    return payment
  }
  const delay = () => {
    const way = random()
    if (way < 0.78) return 30_000 + random() * 20 * minute
    if (way < 0.92) return random() * 20 * hour
    return random() * 70 * hour
  }
  const tell = (pledge: ExpectedPayment, { code, amount }: SamplePayment) => {
    const reference = pledge.kind === 'fee' ? [] : [`Reference: ${pledge.id.slice(0, 6)}`]
    const sms = [`M-Pesa code: ${code}`, `Amount in the SMS: Ksh ${amount}`]
    messages.push(['I have paid by M-Pesa.', 'For: Donation', ...reference, ...sms].join('\n'))
  }

  for (let number = 0; number < people; number += 1) {
    const donor = person()
    const kind = pick(['donation', 'donation', 'donation', 'donation', 'order', 'fee'] as const)
    const amount = {
      donation: () =>
        chance(0.75) ? pick([100, 250, 500, 1000, 2500]) : 50 * (1 + Math.floor(random() * 100)),
      order: () => pick([700, 700, 1400, 1500, 50, 750, 2200, 2250]),
      fee: () => 500,
    }[kind]()
    const at = monthBegins + Math.floor(random() * 27 * day)
    const pledge: ExpectedPayment = {
      id: text(20),
      kind,
      name: typed(donor),
      amount,
      at,
      ...(kind !== 'donation' && { phone: chance(0.9) ? donor.phone : person().phone }),
    }
    expected.push(pledge)
    const way = random()
    const paidAt = at + delay()
    const made = (...paid: readonly SamplePayment[]) =>
      truth.set(
        pledge.id,
        paid.map(({ code }) => code),
      )
    if (way < 0.16) continue // never paid
    if (way < 0.23) {
      // A parent, a friend or an agent pays.
      const other = chance(0.5) ? person(donor.names[2]) : person()
      made(pay(other, paidAt, amount))
    } else if (way < 0.25) {
      const part = Math.ceil(amount / 2)
      made(pay(donor, paidAt, part), pay(donor, paidAt + 5 * minute, amount - part))
    } else if (way < 0.27) {
      // Two pledges, paid for together.
      const second = { ...pledge, id: text(20), at: at + 3 * minute }
      expected.push(second)
      const both = pay(donor, paidAt + 4 * minute, 2 * amount)
      made(both)
      truth.set(second.id, [both.code])
    } else if (way < 0.29) {
      // Pledged twice, paid once: the second one counts.
      const second = { ...pledge, id: text(20), at: at + 2 * minute }
      expected.push(second)
      truth.set(second.id, [pay(donor, paidAt + 3 * minute, amount).code])
    } else if (way < 0.3) {
      const { code, payer } = pay(donor, paidAt, amount)
      const details = `Pay Merchant Reversal of ${code}`
      pay(donor, paidAt + hour, -amount, { payer, details, reason: 'Reversal', linked: code })
    } else {
      const isByAccount = chance(0.04) && kind !== 'fee'
      const paid = pay(
        donor,
        paidAt,
        amount,
        isByAccount ? { account: pledge.id.slice(0, 6).toLowerCase() } : {},
      )
      made(paid)
      if (chance(0.1)) tell(pledge, paid)
      else if (chance(0.02)) tell(pledge, { ...paid, code: newCode() })
    }
  }
  // People pay without the form.
  for (let number = 0; number < people / 6; number += 1) {
    pay(
      person(),
      monthBegins + Math.floor(random() * 30 * day),
      pick([50, 100, 200, 250, 500, 1000]),
    )
  }
  const charges = payments
    .filter(({ amount }) => amount > 0 && chance(0.5))
    .map(({ code, at }) => ({
      ...{ code, at, amount: -2, payer: '', details: 'Pay merchant Charge' },
      reason: 'Merchant Payment Charge',
    }))
  const repeated = payments.filter(({ amount }) => amount > 0 && chance(0.03))
  const settled = { code: newCode(), at: monthEnds - day, amount: 90_000, payer: '' }
  const all = [
    ...[...payments, ...charges, ...repeated],
    { ...settled, details: 'Funds received', reason: 'Organization Settlement' },
    { ...pay(person(), monthEnds - hour, 500), code: newCode(), status: 'Failed' },
  ]
    .filter(({ at }) => at <= monthEnds)
    .toSorted((one, other) => one.at - other.at)

  const csv = portalCsv(all, { shortCode: '123456', from: monthBegins, to: monthEnds })
  const [head = '', rows = ''] = csv.split(/\r\n(?=Receipt No)/)
  const saved = rows.replace(/\b(\d\d)-(\d\d)-2026 /g, (date, first: string, second: string) =>
    Number(first) <= 12 && chance(0.05) ? `${second}-${first}-2026 ` : date,
  )
  return {
    expected,
    csv: `${head}\r\n${saved}`,
    pasted: saved.replaceAll(',', '\t'),
    messages: messages.join('\n\n'),
    truth,
  }
}

/** Numbers from 0 up to 1 that are the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
