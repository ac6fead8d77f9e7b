import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { portalCsv, type SamplePayment } from '../../../local/mobile-money/portalCsv'
import { randomOf } from '../../support/random'
import { companies, peoples, shortNames } from './inventedNames'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** 1 November 2026, 0:00 in Kenya. */
const monthBegins = Date.UTC(2026, 9, 31, 21)
const monthEnds = monthBegins + 30 * day - 1000
/** Of each pledge; of these some are of the same family. */
const paidByOthers = 0.11
/** Of payments without the form: with the name of somebody who pledged, or of a relative, soon after. */
const namesakes = 0.04
/** How much commoner some names are than others; 1: not at all. */
const sameness = 1.4
const letters = [...'23456789ABCDEFGHJKLMNPQRSTUVWXYZ']

export interface World {
  /** A month of pledges, or one campus day: all within two hours, of few amounts. */
  readonly time: 'month' | 'campus'
  readonly pledges: number
  /** For each pledge. */
  readonly paidWithoutForm: number
  /** How many pay in parts, together, twice, another amount or for nothing, against the usual. */
  readonly oddity: number
}

export const month: World = { time: 'month', pledges: 500, paidWithoutForm: 0.17, oddity: 1 }
export const campusDay: World = { ...month, time: 'campus', pledges: 300, paidWithoutForm: 0.5 }

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
 * Invents people who pledge, order or register, and what they pay: by themselves or through others,
 * at once or late, in parts, together, twice or never. The same seed, the same people.
 */
export function inventPayments(seed: number, different: Partial<World> = {}): Invented {
  const world = { ...month, ...different }
  const isCampus = world.time === 'campus'
  const random = randomOf(seed)
  const chance = (share: number) => random() < share
  const pick = <Item>(items: readonly Item[]): Item => itemAt(items, random())
  const common = <Item>(items: readonly Item[]): Item => itemAt(items, random() ** sameness)
  /** Of `[share, item]`; the rest is the last. */
  const oneOf = <Item>(choices: readonly (readonly [number, Item])[]): Item => {
    let left = random()
    const found = choices.find(([share]) => (left -= share) < 0) ?? choices.at(-1)
    if (!found) throw new Error('nothing to choose from')
    return found[1]
  }
  const text = (length: number) => Array.from({ length }, () => pick(letters)).join('')
  const newCode = () => `UK${pick([...'ABCDEFGH'])}${text(7)}`

  const sevenDigits = () => String(Math.floor(random() * 1e7)).padStart(7, '0')
  const person = (surname?: string) => {
    const people = oneOf(peoples.map((each) => [each.share / 100, each] as const))
    const isWoman = chance(0.6)
    const first = common(isWoman ? people.first.women : people.first.men)
    const middle = common(isWoman ? people.women : people.men)
    const last = surname ?? common(chance(0.8) ? people.men : people.women)
    return {
      first,
      middle,
      last,
      husband: isWoman && chance(0.06) ? common(people.men) : null,
      phone: pick(['071', '072', '079', '070', '074', '011']) + sevenDigits(),
    }
  }
  type Person = ReturnType<typeof person>

  const misspelt = (name: string) => {
    const at = 1 + Math.floor(random() * (name.length - 2))
    const sign = name[at] ?? ''
    const next = name[at + 1] ?? ''
    return pick([
      name.slice(0, at) + name.slice(at + 1),
      name.slice(0, at) + sign + name.slice(at),
      name.slice(0, at) + next + sign + name.slice(at + 2),
      name.replace(/i|ee|y/, (vowel) => (vowel === 'i' ? 'y' : 'i')),
    ])
  }

  /** As people type their names into a form. */
  const typed = ({ first, middle, last, husband }: Person): string => {
    const surname = husband ?? last
    const short = shortNames[first] ?? shortNames[middle]
    const name = oneOf([
      [0.46, `${first} ${surname}`],
      [0.12, `${first} ${middle} ${surname}`],
      [0.06, `${surname} ${first}`],
      [0.06, `${first} ${misspelt(surname)}`],
      [0.03, `${misspelt(first)} ${surname}`],
      [0.03, `${first.slice(0, 1)}. ${surname}`],
      [0.03, `${first} ${surname.slice(0, 1)}`],
      [0.05, `${first} ${middle}`],
      [0.03, first + surname],
      [0.05, short ? `${short} ${surname}` : `${first} ${surname}`],
      [0.01, short ?? first],
      [0.05, first],
      [0.02, pick(['A friend', 'Anonymous', `Dr ${first} ${surname}`, surname])],
    ])
    return oneOf([
      [0.75, name],
      [0.15, name.toLowerCase()],
      [0.1, name.toUpperCase()],
    ])
  }
  const mailbox = ({ first, middle, last }: Person) => {
    const name = oneOf([
      [0.3, `${first}.${last}`],
      [0.25, `${first}${last}${Math.floor(random() * 100)}`],
      [0.15, `${first.slice(0, 1)}${last}`],
      [0.1, `${middle}${first}`],
      [0.2, `${pick(['cool', 'its', 'the', 'young'])}${text(5)}`],
    ])
    return `${name.toLowerCase().replaceAll("'", '')}@gmail.com`
  }

  // A statement masks in one way, with exceptions.
  const usualMask = Math.floor(random() * 5)
  const shown = ({ first, middle, last, phone }: Person) => {
    const international = `254${phone.slice(1)}`
    const number = [
      `${international.slice(0, 5)}****${international.slice(-3)}`,
      `${phone.slice(0, 4)}***${phone.slice(-3)}`,
      international,
      `25${'*'.repeat(8)}${phone.slice(-2)}`,
      '',
    ][chance(0.9) ? usualMask : Math.floor(random() * 5)]
    const name = oneOf([
      [0.5, `${first} **** ${last}`],
      [0.3, `${first} ${middle} ${last}`],
      [0.15, `${first} ${last}`],
      [0.05, `${first} ${middle}`],
    ])
    return `${number ? `${number} - ` : ''}${name.toUpperCase().replaceAll("'", '')}`
  }
  const company = () => `${1_000_000 + Math.floor(random() * 8e6)} - ${pick(companies)}`

  const payments: SamplePayment[] = []
  const pay = (payer: string, at: number, amount: number, more: Partial<SamplePayment> = {}) => {
    const payment = { code: newCode(), at, amount, payer, ...more }
    payments.push(payment)
    return payment
  }

  /** Between 7 in the morning and 11 at night, more of them in the evening. */
  const someTime = (days: number) =>
    isCampus
      ? monthBegins + 10 * day + 12 * hour + Math.floor(random() * 2 * hour)
      : monthBegins +
        Math.floor(random() * days) * day +
        Math.floor((7 + 16 * (chance(0.4) ? 1 - random() ** 2 / 2 : random())) * hour)
  const delay = () => {
    const usual = -4 * minute * Math.log(1 - random())
    return oneOf([
      [0.04, -random() * 9 * minute],
      [isCampus ? 0.86 : 0.76, 20_000 + usual],
      [isCampus ? 0.05 : 0.11, random() * 20 * hour],
      [isCampus ? 0.04 : 0.07, random() * 70 * hour],
      [0.02, (72 + random() * 60) * hour],
    ])
  }
  const amountOf = {
    donation: () =>
      isCampus
        ? common([100, 200, 50, 500])
        : chance(0.75)
          ? common([500, 100, 250, 1000, 200, 2500])
          : 50 * (1 + Math.floor(random() * 100)),
    order: () => pick(isCampus ? [700, 750] : [700, 700, 1400, 1500, 50, 750, 2200, 2250]),
    fee: () => 500,
  }

  const expected: ExpectedPayment[] = []
  const truth = new Map<string, readonly string[]>()
  const donors: { readonly donor: Person; readonly pledge: ExpectedPayment }[] = []
  const messages: string[] = []
  const tell = (pledge: ExpectedPayment, { code, amount }: SamplePayment) => {
    const reference = pledge.kind === 'fee' ? [] : [`Reference: ${pledge.id.slice(0, 6)}`]
    const sms = [`M-Pesa code: ${code}`, `Amount in the SMS: Ksh ${amount}`]
    messages.push(['I have paid by M-Pesa.', 'For: Donation', ...reference, ...sms].join('\n'))
  }

  const codesOf = (paid: readonly SamplePayment[]) => paid.map(({ code }) => code)
  for (let number = 0; number < world.pledges; number += 1) {
    const donor = person()
    const kind = oneOf([
      [0.7, 'donation'],
      [0.16, 'order'],
      [0.14, 'fee'],
    ] as const)
    const amount = amountOf[kind]()
    const at = someTime(27)
    const name = typed(donor)
    const pledge: ExpectedPayment = {
      id: text(20),
      kind,
      name,
      amount,
      ...((kind !== 'fee' || chance(0.3)) && { at }),
      ...(kind === 'donation'
        ? { email: mailbox(donor) }
        : { phone: chance(0.88) ? donor.phone : person().phone }),
    }
    expected.push(pledge)
    donors.push({ donor, pledge })
    const paidAt = at + delay()
    const made = ({ id }: ExpectedPayment, ...paid: readonly SamplePayment[]) =>
      void truth.set(id, codesOf(paid))
    const second = (later: number) => {
      const again = { ...pledge, id: text(20), ...(pledge.at && { at: pledge.at + later }) }
      expected.push(again)
      return again
    }
    const odd = 0.02 * world.oddity
    const story = oneOf([
      [0.17, 'never'],
      [paidByOthers * 0.55, 'relative'],
      [paidByOthers * 0.25, 'friend'],
      [paidByOthers * 0.2, 'company'],
      [odd, 'split'],
      [odd, 'together'],
      [kind === 'fee' ? 0 : odd, 'twice'],
      [odd, 'other amount'],
      [odd / 2, 'reversed'],
      [1, 'own'],
    ])
    if (story === 'relative') {
      made(pledge, pay(shown(person(donor.last)), paidAt, amount))
    } else if (story === 'friend') {
      made(pledge, pay(shown(person()), paidAt, amount))
    } else if (story === 'company') {
      made(pledge, pay(company(), paidAt, amount))
    } else if (story === 'split') {
      const part = Math.ceil(amount / 2)
      const parts = [pay(shown(donor), paidAt, part)]
      made(pledge, ...parts, pay(shown(donor), paidAt + 5 * minute, amount - part))
    } else if (story === 'together') {
      const both = pay(shown(donor), paidAt + 4 * minute, 2 * amount)
      made(pledge, both)
      made(second(3 * minute), both)
    } else if (story === 'twice') {
      // Pledged twice, paid once: the second one counts.
      const later = Math.floor(random() * 20 * minute)
      made(second(later), pay(shown(donor), Math.max(paidAt, at + minute) + later, amount))
    } else if (story === 'other amount') {
      const paid = pick([amount + 50, amount * 10, amount - 20, amount + 1])
      made(pledge, pay(shown(donor), paidAt, paid))
    } else if (story === 'reversed') {
      const { code, payer } = pay(shown(donor), paidAt, amount)
      const details = `Pay Merchant Reversal of ${code}`
      pay(payer, paidAt + hour, -amount, { details, reason: 'Reversal', linked: code })
    } else if (story === 'own') {
      const isNamed = chance(0.03) && kind !== 'fee'
      const account = isNamed ? pledge.id.slice(0, 6).toLowerCase() : ''
      const paid = pay(shown(donor), paidAt, amount, { account })
      made(pledge, paid)
      if (chance(0.08)) tell(pledge, paid)
      else if (chance(0.02)) tell(pledge, { ...paid, code: newCode() })
    }
  }
  // People pay without the form, some of them once more.
  for (let number = 0; number < world.pledges * world.paidWithoutForm; number += 1) {
    const payer = chance(0.04) ? pick(donors).donor : person()
    const amount = isCampus ? amountOf.donation() : common([500, 100, 200, 1000, 50, 250, 300, 700])
    pay(chance(0.05) ? company() : shown(payer), someTime(30), amount)
  }
  // Namesakes of people who pledged, and their relatives, by chance soon after.
  for (const { donor, pledge } of donors) {
    const { at, amount } = pledge
    if (at === undefined || !chance(world.paidWithoutForm * namesakes)) continue
    const name = chance(0.3) ? { first: donor.first, last: donor.last } : { last: donor.last }
    pay(shown({ ...person(), ...name }), at + random() * (isCampus ? 1 : 48) * hour, amount)
  }
  const ofCharge = { details: 'Pay merchant Charge', reason: 'Merchant Payment Charge' }
  const charges = payments
    .filter(({ amount }) => amount > 0 && chance(0.5))
    .map(({ code, at }) => ({ code, at, amount: -2, payer: '', ...ofCharge }))
  const repeated = payments.filter(({ amount }) => amount > 0 && chance(0.03))
  const settled = { code: newCode(), at: monthEnds - day, amount: 90_000, payer: '' }
  const all = [
    ...[...payments, ...charges, ...repeated],
    { ...settled, details: 'Funds received', reason: 'Organization Settlement' },
    { ...pay(shown(person()), monthEnds - hour, 500), code: newCode(), status: 'Failed' },
  ]
    .filter(({ at }) => at >= monthBegins && at <= monthEnds)
    .toSorted((one, other) => one.at - other.at)

  const csv = portalCsv(all, { shortCode: '123456', from: monthBegins, to: monthEnds })
  const [head = '', rows = ''] = csv.split(/\r\n(?=Receipt No)/)
  const saved = rows.replace(/\b(\d\d)-(\d\d)-2026 /g, (date, first: string, other: string) =>
    Number(first) <= 12 && chance(0.05) ? `${other}-${first}-2026 ` : date,
  )
  return {
    expected,
    truth,
    csv: `${head}\r\n${saved}`,
    pasted: saved.replaceAll(',', '	'),
    messages: messages.join('\n\n'),
  }
}

function itemAt<Item>(items: readonly Item[], share: number): Item {
  const item = items[Math.floor(share * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
