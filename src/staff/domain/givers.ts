import { addressKey, addressPattern, bareAddress, nameKey } from '@/domain/text/sameness'
import { countedAmount, type Confirmation } from './confirmation'
import type { Signature } from './stored'
import { internationalDigits, type Contact } from './textSearch'

/** A gift or its refund. */
export interface Gift extends Confirmation {
  /** Best first. */
  readonly contacts: readonly Contact[]
  readonly thanks: Signature | null
  /** Whole Ksh that were paid back, perhaps in another year. */
  readonly back?: number
}

/** A person's gifts of a year, under any spelling. */
export type Giver = Readonly<ReturnType<typeof giverOf>>

export const giftKinds = ['donation', 'income', 'refund'] as const

export function isRefund({ kind }: Pick<Confirmation, 'kind'>): boolean {
  return kind === 'refund'
}

export function isGift(record: Confirmation): boolean {
  return record.kind === 'donation' || (record.kind === 'income' && record.from !== '')
}

/** A complete phone number: a half-hidden one identifies nobody. */
const number = /(?:^|[^\d*])(\+?\d[\d ().-]{6,}\d)(?![\d*])/

/** For income, the text about the giver may also hold an email address or a phone number. */
export function readFrom(from: string): Contact {
  const [email = ''] = addressPattern.exec(from) ?? []
  const [, found = ''] = number.exec(from.replace(email, '')) ?? []
  const phone = phoneKey(found) === '' ? '' : found
  const name = from
    .replace(email, '')
    .replace(phone, '')
    .replace(/\(\s*\)|<\s*>/g, '')
    .replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, '')
  return { name: name || from, email, phone }
}

/** '' unless it is a Kenyan mobile number or another country's in full. */
function phoneKey(phone: string): string {
  const digits = internationalDigits(phone)
  const isWhole = /^[\p{Z}\p{C}]*(?:\+|00)/u.test(phone) && !digits.startsWith('254')
  return (isWhole ? /^\d{8,15}$/ : /^254[17]\d{8}$/).test(digits) ? digits : ''
}

/** Gifts that share a key are from one person. */
function keysOf(gift: Gift): readonly string[] {
  const { id, uid, document, contacts } = gift
  const emails = contacts.map(({ email }) => addressKey(email))
  const phones = contacts.map(({ phone }) => phoneKey(phone))
  const keys = [
    ...emails.filter(Boolean).map((key) => `email ${key}`),
    ...phones.filter(Boolean).map((key) => `phone ${key}`),
    ...(uid === undefined ? [] : [`member ${uid}`]),
  ]
  // People share names, so a name counts only if nothing else is known.
  const names = keys.length > 0 ? [] : contacts.map(({ name }) => nameKey(name))
  return [
    ...keys,
    ...names.filter(Boolean).map((key) => `name ${key}`),
    `gift ${isRefund(gift) ? document : id}`,
  ]
}

function groupsOf(gifts: readonly Gift[]): readonly (readonly Gift[])[] {
  const keys = new Map(gifts.map((gift) => [gift, keysOf(gift)]))
  const groups = new Map<string, readonly Gift[]>()
  for (const [gift, own] of keys) {
    const same = new Set(own.flatMap((key) => groups.get(key) ?? []))
    const joined = [...same, gift]
    for (const key of joined.flatMap((each) => keys.get(each) ?? [])) groups.set(key, joined)
  }
  return [...new Set(groups.values())]
}

/** Largest sum first. */
export function giversOf(gifts: readonly Gift[]): readonly Giver[] {
  const groups = groupsOf(gifts)
  const isStored = (group: readonly Gift[]) => group.some(({ contacts }) => contacts.length > 0)
  const unknown = groups.filter((group) => !isStored(group)).flat()
  return [
    ...groups.filter(isStored).map((group) => giverOf(group, true)),
    ...(unknown.length > 0 ? [giverOf(unknown, false)] : []),
  ].sort((one, other) => other.sum - one.sum || (one.id < other.id ? -1 : 1))
}

function giverOf(group: readonly Gift[], isStored: boolean) {
  const gifts = sorted(group, ({ paidOn, id }) => `${paidOn} ${id}`)
  const [first] = sorted(group, ({ at, id }) => `${at?.toISOString() ?? ''} ${id}`)
  // The latest spelling comes first.
  const contacts = [...gifts].reverse().flatMap((gift) => gift.contacts)
  const last = (field: keyof Contact) =>
    contacts.map((contact) => contact[field]).find((text) => text !== '') ?? ''
  return {
    /** The id of the first record, so it is unique. */
    id: first?.id ?? '',
    name: last('name'),
    email: bareAddress(last('email')),
    phone: last('phone'),
    /** False for all unknown givers together. */
    isStored,
    /** By day, refunds included. */
    gifts,
    /** Whole Ksh. */
    sum: gifts.reduce((sum, gift) => sum + countedAmount(gift), 0),
  }
}

function sorted(gifts: readonly Gift[], keyOf: (gift: Gift) => string): readonly Gift[] {
  return [...gifts].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

export function givenBy({ gifts }: Pick<Giver, 'gifts'>): readonly Gift[] {
  return gifts.filter((gift) => !isRefund(gift))
}

/** The gifts not yet thanked for and not wholly paid back; none for unknown givers. */
export function giftsToThank(giver: Giver): readonly Gift[] {
  if (!giver.isStored) return []
  return givenBy(giver).filter((gift) => gift.thanks === null && keptAmount(gift) > 0)
}

/** What a giver is thanked for, in whole Ksh. */
export function keptAmount({ amount, back = 0 }: Pick<Gift, 'amount' | 'back'>): number {
  return amount - back
}

/** The latest thanks; null while there is still a gift to thank for. */
export function thankedBy(giver: Giver): Signature | null {
  if (giftsToThank(giver).length > 0) return null
  const signatures = giver.gifts.flatMap(({ thanks }) => thanks ?? [])
  return [...signatures].sort((one, other) => Number(other.at) - Number(one.at))[0] ?? null
}
