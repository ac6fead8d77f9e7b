import * as v from 'valibot'
import { isBlank } from '@/domain/text/plainText'
import { storedText } from '@/staff/domain/stored'
import { isPerson, type Contact } from '@/staff/domain/textSearch'
import { findByIds } from './database'
import { loadEntryTimes } from './entryTimes'
import { findAll } from './listPage'
import type { ById, Conditions, FoundDocument } from './wireFormat'

/* Firestore compares character by character from the beginning, so people are compared on the device. */

type Collection = 'Donations' | 'Orders' | 'users' | 'contactMessages' | 'confirmations'

interface Source {
  /** In the order of a contact: names, email address, phone number. */
  readonly fields: readonly [names: readonly string[], email?: string | undefined, phone?: string]
  readonly where?: Conditions
  /** The field or the collection that holds the time of a new one. */
  readonly time: 'timestamp' | 'at' | 'placed' | 'joined'
}

const sources: Readonly<Record<Collection, Source>> = {
  Donations: { fields: [['name'], 'email'], time: 'timestamp' },
  Orders: { fields: [['name'], undefined, 'phoneNumber'], time: 'placed' },
  users: { fields: [['fname', 'lname', 'displayName'], 'email', 'phoneNumber'], time: 'joined' },
  /** Some leave a number as their address. */
  contactMessages: { fields: [['user_name'], 'user_email', 'user_email'], time: 'timestamp' },
  /** Only income says who it is from. */
  confirmations: { fields: [['from']], where: [['kind', 'EQUAL', 'income']], time: 'at' },
}

interface Read {
  readonly contacts: ById<Contact>
  /** By the server's clock. Nothing from before this time is missing. */
  readonly until: Date
}

/** What was read during this visit to the desk, by collection, so that nothing is read twice. */
export type ReadPeople = Map<Collection, Promise<Read>>

/** Finds by a text; what is in `people` is not read again. */
export type Find<T> = (typed: string, people?: ReadPeople) => Promise<readonly T[]>

/** To find more, staff can type more of the name. A search by address finds everything. */
const maxFound = 100

/**
 * Finds by words of the name, the start of the address, or a part of the number, in any spelling. The first search
 * costs one read per document, later ones one for each new document. Every search costs one more for each one found.
 */
export async function findPeople(
  collection: Collection,
  typed: string,
  read: ReadPeople = new Map(),
): Promise<ById<FoundDocument>> {
  if (isBlank(typed)) return new Map()
  const reading = readOn(collection, read.get(collection))
  read.set(collection, reading)
  const { contacts } = await reading
  const ids = [...contacts].filter(([, contact]) => isPerson(contact, typed)).map(([id]) => id)
  return findByIds(collection, typed.includes('@') ? ids : ids.slice(0, maxFound))
}

async function readOn(collection: Collection, before?: Promise<Read>): Promise<Read> {
  // After a failure, it reads from the beginning.
  const known = await before?.catch(() => undefined)
  const found = await (known ? findNewer(collection, known.until) : findEach(collection))
  const { fields } = sources[collection]
  const contacts = found.map((each) => [each.id, contactOf(each, fields)] as const)
  const times = found.map(({ createdAt }) => createdAt.getTime() - overlapMs)
  return {
    contacts: new Map([...contacts, ...(known?.contacts ?? [])]),
    until: new Date(times.reduce((one, other) => Math.max(one, other), Number(known?.until ?? 0))),
  }
}

/** A document with an earlier time may be stored a little later. */
const overlapMs = 60_000

function findEach(collection: Collection): Promise<readonly FoundDocument[]> {
  const { where = [], fields, time } = sources[collection]
  const select = [...new Set(fields.flat())].filter((field) => field !== undefined)
  // Newest first, if every document holds its time.
  const order = time === 'timestamp' ? { orderBy: [time, 'DESCENDING'] as const } : {}
  const fetched = { ...order, select: order.orderBy ? [...select, time] : select, size: 1000 }
  return findAll({ collection, where, ...fetched }, (each) => each)
}

async function findNewer(collection: Collection, since: Date): Promise<readonly FoundDocument[]> {
  const { where = [], time } = sources[collection]
  if (time === 'placed' || time === 'joined') {
    const entered = await loadEntryTimes(time, since)
    return [...(await findByIds(collection, [...entered.keys()])).values()]
  }
  const newer = [[time, 'GREATER_THAN_OR_EQUAL', since]] as const
  const found = await findAll(
    { collection, where: newer, orderBy: [time, 'DESCENDING'] },
    (each) => each,
  )
  // Filtered here: with the other conditions, the query would need another index.
  return found.filter((each) => where.every(([field, , value]) => each.fields[field] === value))
}

function contactOf(
  { fields }: FoundDocument,
  [names, email = '', phone = '']: Source['fields'],
): Contact {
  const text = (field: string) => v.parse(storedText, fields[field])
  return { name: names.map(text).join(' '), email: text(email), phone: text(phone) }
}
