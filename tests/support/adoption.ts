import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Activity } from '@/content/facts/activities'
import type { Blog } from '@/content/facts/blogs'
import { helplines, type HelplineFact } from '@/content/facts/helplines'
import type { Leader } from '@/content/facts/leaders'
import type { Organisation } from '@/content/facts/organisation'
import type { RecordKeeping } from '@/content/facts/recordKeeping'
import type { Recording } from '@/content/facts/recordings'
import type { VolunteerRole } from '@/content/facts/volunteerRoles'
import type { Merchandise } from '@/domain/shop/order'
import { embeddedSettings } from '../../local/embeddedSettings'

/** What another organisation writes into its copy of the project: data alone, so that it can be kept. */
export interface Adoption {
  /** By the file of src/content and the name of what it exports. */
  readonly facts: {
    readonly organisation: Organisation
    readonly catalogue: readonly Merchandise[]
    readonly leaders: readonly Leader[]
    readonly activities: readonly Activity[]
    readonly recordings: readonly Recording[]
    readonly helplines: readonly HelplineFact[]
    readonly volunteerRoles: readonly VolunteerRole[]
    readonly blogs: readonly Blog[]
    readonly recordKeeping: RecordKeeping
  }
  /** How far the colours of the brand are turned, in degrees; they stay as light as they are. */
  readonly hue: number | null
  readonly mark: string | null
  readonly siteUrl: string
}

const syllables = [
  ...['ki', 'ba', 'ra', 'za', 'tu', 'ma', 'ini', 'mwa', 'nga', 'upe', 'ndo', 'ũthe', 'ĩrĩ', 'wen'],
  ...['Ng’o', 'é', 'šo', 'ngʼ', "o'", 'ჯა', 'رو', '心', ' ', '-', '& '],
]

/** Names in several scripts, with accents, apostrophes and signs that break careless code. */
const nameOf = (least: number, most: number) =>
  fc
    .array(fc.constantFrom(...syllables), { minLength: 1, maxLength: 14 })
    .map((parts) => parts.join('').replaceAll(/\s+/g, ' ').trim().slice(0, most).trim())
    .filter((name) => name.length >= least)
    .map((name) => name.replace(/^./u, (letter) => letter.toUpperCase()))
const name = nameOf(3, 24)

const word = fc.constantFrom(
  ...['we', 'listen', 'to', 'young', 'people', 'na', 'pamoja', 'don’t', "it's", '“talk”', 'A&B'],
  ...['50%', '<soon>', 'Ksh', 'café', '\\', '`', '${x}', '5 + 5', 'kwa-heri', '🌱'],
)
const sentence = fc
  .array(word, { minLength: 2, maxLength: 24 })
  .map((words) => `${words.join(' ')}.`)
const few = <T>(element: fc.Arbitrary<T>) => fc.array(element, { maxLength: 9 })
/** Elements that differ in this field, since addresses and carts go by it. */
const fewOf = <T>(element: fc.Arbitrary<T>, selector: (element: T) => string) =>
  fc.uniqueArray(element, { maxLength: 9, selector })
const perhaps = <T>(fact: fc.Arbitrary<T>) => fc.option(fact, { freq: 2 })

const digits = (least: number, most = least) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most })
    .map((list) => list.join(''))
const phone = digits(9).map((number) => `+254 ${number}`)
const domain = fc.constantFrom('umoja.or.ke', 'afya-yetu.org', 'www.xn--tmaini-jbb.africa', 'a.co')
const mailDomain = fc.constantFrom('umoja.or.ke', 'afya-yetu.org', 'a.co.ke')
const email = fc
  .tuple(fc.constantFrom('info', 'us', 'hello.there'), mailDomain)
  .map((parts) => parts.join('@'))
const link = fc
  .tuple(domain, fc.constantFrom('', '/form', '/a?b=c&d={role}', '/#x', '/ĩ'))
  .map(([host, path]) => `https://${host}${path}`)
const ksh = fc.integer({ min: 1, max: 70_000 })
const day = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const id = fc.stringMatching(/^[a-z][a-z0-9]{1,7}(-[a-z0-9]{1,5})?$/)
const picture = fc.constantFrom('/shop/t-shirt.svg', '/shop/hoodie.svg', '/shop/wrist-band.svg')

const organisation: fc.Arbitrary<Organisation> = fc.record({
  productName: name,
  tagline: sentence,
  mission: sentence,
  branches: fc.uniqueArray(name, { minLength: 1, maxLength: 9 }),
  universities: perhaps(fc.integer({ min: 1, max: 40 })),
  targetReach: perhaps(fc.constantFrom('500K+', '10,000', '1')),
  appHours: perhaps(fc.constantFrom('24/7', '9 to 5')),
  campusCounselling: fewOf(
    fc.record({ branch: name, place: sentence, phone: perhaps(phone) }),
    ({ branch }) => branch,
  ),
  address: sentence,
  phone: perhaps(phone),
  whatsApp: perhaps(phone),
  email: perhaps(email),
  partnershipsEmail: perhaps(email),
  contactHours: perhaps(sentence),
  waitlistUrl: perhaps(link),
  signUpFormUrl: perhaps(link),
  volunteerFormUrl: perhaps(link),
  socialLinks: fewOf(fc.record({ name, url: link }), (each) => each.name),
  registrationNumber: perhaps(digits(3, 9)),
  till: perhaps(
    fc.record({ number: digits(5, 7), businessName: name, storeNumber: perhaps(digits(5, 8)) }),
  ),
  bank: perhaps(
    fc.record({
      bankName: name,
      accountName: name,
      accountNumber: digits(8, 14),
      swiftCode: fc.constantFrom('KCBLKENX', 'EQBLKENA'),
      branchName: name,
      branchCode: digits(3),
      contactEmail: email,
    }),
  ),
  cardGivingUrl: perhaps(link),
  giftExamples: perhaps(fewOf(fc.record({ amountKsh: ksh, does: sentence }), ({ does }) => does)),
  giftUse: few(sentence),
  membershipFeeKsh: perhaps(ksh),
  memberBenefits: few(sentence),
})

const size = fc.constantFrom('S', 'M', 'L', 'XL', 'XXL')
const item: fc.Arbitrary<Merchandise> = fc.record(
  {
    name,
    description: sentence,
    cost: ksh,
    image: picture,
    sizes: fc.uniqueArray(size, { maxLength: 5 }),
    sizeHint: sentence,
  },
  { requiredKeys: ['name', 'description', 'cost', 'image'] },
)

const leader: fc.Arbitrary<Leader> = fc.record(
  {
    id,
    name: perhaps(name),
    role: name,
    description: sentence,
    email: perhaps(email),
    linkedIn: perhaps(link),
    phone: perhaps(phone),
    imageUrl: picture,
    portrait: fc.constantFrom(1, 2, 3, 4, 5, 6, 7),
  },
  { requiredKeys: ['id', 'name', 'role', 'description', 'email', 'linkedIn', 'phone', 'portrait'] },
)

const activity: fc.Arbitrary<Activity> = fc.record(
  {
    id,
    title: name,
    timeline: sentence,
    details: sentence,
    dates: perhaps(
      fc
        .tuple(day, day)
        .map((days) => days.toSorted())
        .map(([first = '', last = '']) => ({ first, last })),
    ),
    dateNote: perhaps(sentence),
    changedOn: day,
    imageUrl: picture,
    drawing: fc.constantFrom('badge', 'bench', 'easel', 'mat', 'phone', 'stall'),
  },
  {
    requiredKeys: [
      'id',
      'title',
      'timeline',
      'details',
      'dates',
      'dateNote',
      'changedOn',
      'drawing',
    ],
  },
)

const recordedFile = perhaps(fc.record({ url: link, dataSize: perhaps(fc.constant('48 MB')) }))
const recording: fc.Arbitrary<Recording> = fc.record({
  title: name,
  summary: sentence,
  video: recordedFile,
  audio: recordedFile,
  length: perhaps(fc.constant('42 minutes')),
  isComingSoon: fc.boolean(),
})

const weekday = fc.constantFrom('Sunday' as const, 'Monday' as const, 'Friday' as const)
const openingTimes = fc.record({
  first: weekday,
  last: weekday,
  from: fc.constantFrom('00:00', '08:00', '19:30'),
  until: fc.constantFrom('02:00', '17:00', '24:00'),
})
const wayToWrite = fc.oneof(
  fc.record({ kind: fc.constant('SMS' as const), to: digits(3, 10) }),
  fc.record({ kind: fc.constant('Chat' as const), to: link }),
)

const helpline: fc.Arbitrary<HelplineFact> = fc.record(
  {
    name,
    number: perhaps(digits(3, 10)),
    situation: sentence,
    alsoFor: fc.array(sentence, { maxLength: 2 }),
    when: sentence,
    hours: perhaps(
      fc.oneof(
        fc.constant('always' as const),
        fc.array(openingTimes, { minLength: 1, maxLength: 3 }),
      ),
    ),
    cost: perhaps(fc.constantFrom('free' as const, 'airtime' as const)),
    channels: perhaps(fc.array(wayToWrite, { maxLength: 2 })),
    answeredBy: perhaps(name),
    isFirst: fc.constant(true as const),
    source: name,
    verifiedOn: perhaps(day),
  },
  {
    requiredKeys: [
      'name',
      'number',
      'situation',
      'when',
      'hours',
      'cost',
      'channels',
      'answeredBy',
      'source',
      'verifiedOn',
    ],
  },
)

/** Those of the country: no organisation is without. */
const emergencies = helplines.filter(
  (each, index) => each.isEmergency ?? index === helplines.length - 1,
)

const numbers = new Set(emergencies.map(({ number }) => number))

const role: fc.Arbitrary<VolunteerRole> = fc.record(
  {
    title: name,
    summary: sentence,
    responsibilities: fc.array(sentence, { minLength: 1, maxLength: 9 }),
    time: sentence,
    supervision: sentence,
    drawing: fc.constantFrom(
      'bench',
      'chairs',
      'flag',
      'mugs',
      'pen',
      'picture',
      'screen',
      'seeds',
      'tent',
    ),
  },
  { requiredKeys: ['title', 'summary', 'responsibilities', 'drawing'] },
)

const blog: fc.Arbitrary<Blog> = fc.record({
  title: name,
  summary: sentence,
  text: sentence,
  link: perhaps(fc.record({ url: link, source: sentence })),
  drawing: fc.constantFrom('books', 'friends', 'page'),
})

const months = perhaps(fc.integer({ min: 3, max: 120 }))
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

/** By the name of their file in src/content. */
const factsByFile = {
  organisation,
  catalogue: fewOf(item, (each) => each.name),
  leaders: fewOf(leader, (each) => each.id),
  activities: fewOf(activity, (each) => each.id),
  recordings: fewOf(recording, ({ title }) => title),
  helplines: fewOf(helpline, ({ number }) => String(number)).map((others) => [
    ...emergencies,
    ...others.filter(({ number }) => !numbers.has(number)),
  ]),
  volunteerRoles: fewOf(role, ({ title }) => title),
  blogs: fewOf(blog, ({ title }) => title),
  recordKeeping: fc.record({
    taxReceipt: perhaps(sentence),
    keptMonths: fc.record({
      donations: months,
      orders: months,
      messages: months,
      tellMeWhen: months,
    }),
  }),
}

/** Where the facts stand. */
export const factFiles = Object.keys(factsByFile).map((fact) => `src/content/facts/${fact}.ts`)

export const adoptions: fc.Arbitrary<Adoption> = fc.record({
  facts: fc.record(factsByFile),
  hue: fc.option(fc.integer({ min: 1, max: 359 })),
  mark: fc.option(
    fc
      .tuple(colour, colour, fc.constantFrom(32, 100, 512.5), fc.boolean())
      .map(
        ([tile, sign, side, hasTile]) =>
          `<svg xmlns="http://www.w3.org/2000/svg" width="${side}mm" height="${side}mm" viewBox="0 0 ${side} ${side}"><style>.a{fill:${tile}}</style>${hasTile ? `<path class="a" d="M0 0h${side}v${side}H0z"/>` : ''}<circle cx="${side / 2}" cy="${side / 2}" r="${side / 3}" style="fill:${sign}"/></svg>\n`,
      ),
  ),
  siteUrl: domain.map((host) => `https://${host}`),
})

/** Writes the facts into a copy of the project, each where a person would. */
export function writeAdoption(folder: string, { facts, hue, mark, siteUrl }: Adoption): void {
  const change = (file: string, edit: (text: string) => string) =>
    // From what the project says: in the copy stands the organisation before.
    writeFileSync(join(folder, file), edit(readFileSync(file, 'utf8')))
  for (const [fact, value] of Object.entries(facts)) {
    const place = new RegExp(`(export const ${fact}\\b[^=]*= )[^]*?\\n[\\]})]+\\n`)
    change(`src/content/facts/${fact}.ts`, (text) => {
      if (!place.test(text)) throw new Error(`src/content/facts/${fact}.ts has lost its facts`)
      return text.replace(
        place,
        (_, start: string) => `${start}${JSON.stringify(value, null, 2)}\n`,
      )
    })
  }
  change('src/theme/palette.ts', (text) => (hue === null ? text : turned(text, hue)))
  change('brand/mark.svg', (text) => mark ?? text)
  const settings = { ...embeddedSettings, VITE_SITE_URL: siteUrl }
  const lines = Object.entries(settings).map(([setting, value]) => `${setting}=${value}\n`)
  writeFileSync(join(folder, '.env.production'), lines.join(''))
}

/** The palette with the colours of the brand and the drawings turned; skin and hair stay. */
function turned(palette: string, degrees: number): string {
  return palette.replaceAll(
    /^( {4}(?:primary|accent|link|band|art(?!Skin|Hair))\w*: ')(#\w{6})(?=')/gm,
    (_, start: string, hex: string) => start + turnedColour(hex, degrees),
  )
}

function turnedColour(hex: string, degrees: number): string {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
  const grey = parts.reduce((sum, part) => sum + part, 0) / 3
  // A turn around the axis of greys.
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const [red = 0, green = 0, blue = 0] = parts.map((part) => part - grey)
  const third = 1 / Math.sqrt(3)
  const axes = [
    [red, green - blue],
    [green, blue - red],
    [blue, red - green],
  ] as const
  const turnedParts = axes.map(([own, across]) => own * cos - across * third * sin)
  // As bright to the eye as before: contrast stays.
  const aim = luminance(parts)
  let [low, high] = [0, 255]
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2
    if (luminance(turnedParts.map((part) => part + middle)) < aim) low = middle
    else high = middle
  }
  return `#${turnedParts
    .map((part) =>
      within(part + high)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const within = (part: number) => Math.round(Math.min(255, Math.max(0, part)))

function luminance(parts: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = parts
    .map((part) => within(part) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
