// @vitest-environment node
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '@/content/facts/catalogue.json'
import { helplines } from '@/content/facts/helplines.json'
import { donationSchema, maxDonationKsh, paymentMethods } from '@/domain/giving/donation'
import { contactMessageSchema } from '@/domain/messages/contactMessage'
import { subscriptionSchema } from '@/domain/messages/subscription'
import { customerSchema } from '@/domain/shop/customer'
import { longest, text as textSchema } from '@/domain/text/plainText'
import { maxCartEntries, sizesOf } from '@/domain/shop/order'
import { contactMessage } from './cases/contactMessages'
import { donation } from './cases/donations'
import { profile } from './cases/users'
import type { Visitor } from './support/cases'
import { Database, emulatorHost } from './support/database'
import { HostileRequests, type HostileRequest } from './support/hostileRequests'
import { claimsOf, isIn, knownTo } from './support/hostileSecrets'
import { specimens, stored } from './support/hostileSpecimens'
import { without, type Fields } from './support/values'

const count = 10_000

function hasOnly(fields: Fields, names: readonly string[]): boolean {
  return Object.keys(fields).every((name) => names.includes(name))
}

const pieces = catalogue.flatMap((item) => sizesOf(item).map((size) => ({ ...item, size })))

/** What the forms could have stored, as their schemas in src/domain see it. */
const isFromForm: Readonly<Record<string, (fields: Fields) => boolean>> = {
  Donations: (fields) =>
    hasOnly(fields, Object.keys(donation)) &&
    fields['timestamp'] !== undefined &&
    paymentMethods.some((method) => method === fields['paymentMethod']) &&
    v.is(donationSchema(String(fields['paymentMethod']), maxDonationKsh), fields),
  mailingList: (fields) => hasOnly(fields, ['email']) && v.is(subscriptionSchema, fields),
  tellMeWhen: ({ subject, timestamp, ...address }) =>
    v.is(textSchema('Subject', longest.subject, 'required'), subject) &&
    timestamp !== undefined &&
    hasOnly(address, ['email']) &&
    v.is(subscriptionSchema, address),
  contactMessages: (fields) =>
    hasOnly(fields, Object.keys(contactMessage)) &&
    fields['timestamp'] !== undefined &&
    v.is(contactMessageSchema, {
      name: fields['user_name'],
      email: fields['user_email'],
      subject: fields['user_subject'],
      message: fields['message'],
    }),
  Orders: ({ cart, totalItems, totalCost, ...customer }) => {
    if (!Array.isArray(cart) || cart.length > maxCartEntries) return false
    const found = cart.map((entry: Fields) =>
      pieces.find((piece) => piece.name === entry['name'] && piece.size === entry['size']),
    )
    const cost = found.reduce((sum, piece) => sum + (piece?.cost ?? NaN), 0)
    const isRight = totalItems === cart.length && totalCost === cost
    return isRight && hasOnly(customer, ['name', 'phoneNumber']) && v.is(customerSchema, customer)
  },
}

/** Whether two states of a document differ in nothing but these fields; null is no document. */
function areAlike(one: Fields | null, other: Fields | null, names: readonly string[] = []) {
  return isDeepStrictEqual(without(one ?? {}, ...names), without(other ?? {}, ...names))
}

const ownFields = Object.keys(profile)

type Documents = ReadonlyMap<string, Fields>

/** Whether all that changed about the helplines is when the one was phoned of which a new call tells. */
function isMomentOfNewCall(before: Documents, after: Documents): boolean {
  const [one = null, other = null] = [before, after].map((all) => all.get('public/helplines'))
  const path = `calls/${String(other?.['call'])}`
  const { number, at } = after.get(path) ?? {}
  const moment = other?.[String(number)]
  return (
    !before.has(path) &&
    helplines.some((line) => line.number === number) &&
    isOfNow(moment) &&
    isDeepStrictEqual(moment, at) &&
    areAlike(one, other, [String(number), 'call'])
  )
}

function isOfNow(moment: unknown): boolean {
  return moment instanceof Date && moment.getTime() >= startedAt
}

/** Whether it is of now, and says nothing else. */
function isMoment({ at, ...others }: Fields): boolean {
  return isOfNow(at) && hasOnly(others, [])
}

interface Change {
  readonly before: Documents
  readonly after: Documents
}

const isNew = (path: string, { before, after }: Change) => !before.has(path) && after.has(path)

const ends = ['handedOver', 'cancelled']

/** Whether one of the staff took back what stood until now, and changed nothing else. */
function isNewlyBack(before: Fields | null, after: Fields | null, sub: unknown): boolean {
  if (!before || !after || 'backAt' in before || after['backBy'] !== sub) return false
  return isOfNow(after['backAt']) && areAlike(before, after, ['backBy', 'backByEmail', 'backAt'])
}

/** Whether somebody may make of a document what it became. */
function mayChange(visitor: Visitor, path: string, all: Change) {
  const before = all.before.get(path) ?? null
  const after = all.after.get(path) ?? null
  const [collection = '', id = '', ...below] = path.split('/')
  if (below.length > 0) return false
  const { sub, email, email_verified: isVerified } = claimsOf(visitor)
  const isNewlySigned = !before && after?.['by'] === sub && after['byEmail'] === email
  switch (collection) {
    case 'users':
    case 'verified':
      if (id !== sub) return mayChangeMember(visitor, collection, before, after)
      if (!after) return true
      if (after['email'] !== email) return false
      if (collection === 'verified') return isVerified === true && hasOnly(after, ['email'])
      return after['uid'] === id && areAlike(before, after, ownFields)
    case 'placed':
      if (!after) return isIn(visitor, ['money']) && !all.after.has(`Orders/${id}`)
      return isMoment(after) && isNew(`Orders/${id}`, all)
    case 'joined':
      if (!after) return id === sub || isIn(visitor, ['members'])
      return id === sub && isMoment(after) && isNew(`users/${id}`, all)
    case 'answers':
    case 'calls':
      return isIn(visitor, ['messages']) && isNewlySigned
    // What is stored is too old to be taken back.
    case 'orderSteps':
      return (
        isNewlySigned &&
        ends.filter((end) => all.after.has(`orderSteps/${String(after['order'])}-${end}`)).length <
          2 &&
        isIn(visitor, after?.['step'] === 'cancelled' ? ['money'] : ['money', 'orders'])
      )
    case 'thanks':
      return isIn(visitor, ['money']) && isNewlySigned
    case 'confirmations':
    case 'voids': {
      const areas = after?.['kind'] === 'fee' ? ['money', 'members'] : ['money']
      return isIn(visitor, areas) && isNewlySigned
    }
    case 'confirmed':
    case 'payments':
      return isIn(visitor, ['money', 'members']) && after !== null
    case 'giftStates': {
      const { parts } = all.after.get(`confirmed/${id}`) ?? {}
      const isBack = (part: string) => all.after.has(`confirmed/refund-${part}`)
      const ids = Object.keys(Object(parts))
      const states =
        ids.length > 0 ? ids.map((part) => (isBack(part) ? 'back' : 'confirmed')) : ['void']
      const of = id.replace('donation-', 'Donations/').replace('order-', 'Orders/')
      if (!after) return isIn(visitor, ['money']) && !all.after.has(of)
      const isTrue = isOfNow(after['at']) && states.includes(String(after['state']))
      return isIn(visitor, ['money']) && isTrue
    }
    case 'leftPayments':
      return isIn(visitor, ['money']) && (isNewlySigned || isNewlyBack(before, after, sub))
    case 'publications':
      return (
        isIn(visitor, ['money']) &&
        (isNewlySigned || (before?.['by'] !== sub && isNewlyBack(before, after, sub)))
      )
    case 'monthsShown':
      return (
        isIn(visitor, ['money']) &&
        (after
          ? !before && isNew(`publications/${String(after['publication'])}`, all)
          : 'backAt' in (all.after.get(`publications/${String(before?.['publication'])}`) ?? {}))
      )
    case 'closedPledges':
      return isIn(visitor, ['money']) && (after === null || isNewlySigned)
    case 'public':
      return (
        id === 'helplines' &&
        isIn(visitor, ['messages']) &&
        isMomentOfNewCall(all.before, all.after)
      )
  }
  const rule = isFromForm[collection]
  if (!rule) return false
  // What is stored is from 1970; an order must have been handed over long ago, and none was.
  if (!after && collection === 'Donations') return isIn(visitor, ['money'])
  if (!after)
    return (
      isIn(visitor, ['messages']) &&
      ['mailingList', 'tellMeWhen', 'contactMessages'].includes(collection)
    )
  // What is stored is older than an hour.
  if (before) return false
  return /^[2-9A-HJ-NP-Z]{20}$/.test(id) && rule(after)
}

/** Whether staff may make of what is about a member what it became. */
function mayChangeMember(
  visitor: Visitor,
  collection: 'users' | 'verified',
  before: Fields | null,
  after: Fields | null,
): boolean {
  if (!before) return false
  if (!after) return isIn(visitor, ['members'])
  if (collection === 'verified') return false
  return (
    (isIn(visitor, ['members']) && areAlike(before, after, ['role', 'dateJoined'])) ||
    (isIn(visitor, ['money', 'members']) && areAlike(before, after, ['contributions']))
  )
}

const startedAt = Date.now()

function ask(database: Database, { visitor, method, path, body }: HostileRequest) {
  return database.ask(visitor, method, path, body)
}

/** Puts the stored documents there, and nothing else. */
async function fill(database: Database): Promise<void> {
  await database.empty()
  await database.store(stored)
}

function documents({ embedded: backend }: Database): Documents {
  if (!backend) throw new Error('Only the embedded database can be looked into')
  return new Map(
    backend
      .collections()
      .flatMap((collection) =>
        backend
          .documents(collection)
          .map(({ id, fields }) => [`${collection}/${id}`, fields] as const),
      ),
  )
}

const isRead = ({ method, path }: HostileRequest) =>
  method === 'GET' || /:(batchGet|run\w+)$/.test(path)

let database: Database
/** The requests with the embedded database's answers. */
const asked: { request: HostileRequest; status: number; text: string }[] = []
/** What somebody heard or changed who may not. */
const wrong: string[] = []
/** The collections of which a document was changed. */
const changed = new Set<string>()

beforeAll(async () => {
  database = await Database.open('hostile', null)
  const paths = Object.keys(stored)
  const generator = new HostileRequests(20_261_127, specimens, paths, database.root)
  await fill(database)
  const before = documents(database)
  while (asked.length < count) {
    const request = generator.next()
    const answer = await ask(database, request)
    const text = await answer.text()
    asked.push({ request, status: answer.status, text })
    const known = knownTo(request)
    for (const [, secret = ''] of text.matchAll(/secret[ -]of[ -](?:an?[ -])?(\w+)/g))
      if (!known.includes(secret)) wrong.push(`${secret}: ${told(request)}`)
    if (!answer.ok || isRead(request)) continue
    const after = documents(database)
    for (const path of new Set([...before.keys(), ...after.keys()])) {
      const [one, other] = [before.get(path) ?? null, after.get(path) ?? null]
      if (areAlike(one, other) && !one === !other) continue
      changed.add(path.slice(0, path.indexOf('/')))
      if (!mayChange(request.visitor, path, { before, after }))
        wrong.push(`${path}: ${told(request)}`)
    }
    await fill(database)
  }
}, 600_000)
afterAll(() => database.close())

function told(request: HostileRequest): string {
  return JSON.stringify(request).slice(0, 600)
}

test(`none of ${count} hostile requests hears or changes what it may not`, () => {
  expect(wrong).toEqual([])
})

test.each([
  ['reads', (request: HostileRequest) => isRead(request)],
  ['writes', (request: HostileRequest) => !isRead(request)],
])('enough of the %s succeed to prove that the rules were asked', (_, isOfKind) => {
  const those = asked.filter(({ request }) => isOfKind(request))
  const shareOf = (wanted: number) =>
    those.filter(({ status }) => status === wanted).length / those.length
  expect(shareOf(200)).toBeGreaterThan(0.02)
  expect(shareOf(403)).toBeGreaterThan(0.4)
})

test('every role writes what it may, to every collection but staff', () => {
  const collections = specimens.map(({ collection }) => collection)
  expect(collections.filter((each) => !changed.has(each))).toEqual(['staff'])
})

/** Where the embedded database says no and the official emulator yes, and why. */
const stricter: Readonly<Record<string, string>> = {
  'does not know collection groups': 'the site has no sub-collections to search',
  'references to documents of the collection':
    'finds nothing, though Google judges it by the other',
  'A resource id is longer than 1500 bytes':
    'the emulator finds nothing there; it stores nothing either',
}

/** The emulator judges several writes to one document by their last state; here each must be allowed. */
function writesOneTwice({ body }: HostileRequest): boolean {
  const paths = [...JSON.stringify(body ?? null).matchAll(/"(?:name|delete)":"([^"]+)"/g)]
  return new Set(paths.map(([, path]) => path)).size < paths.length
}

test.each(emulatorHost === null ? [] : [emulatorHost])(
  'the official emulator at %s allows what the embedded database allows, and hardly more',
  async (host) => {
    const official = await Database.open('hostile', host)
    await fill(official)
    const unlike: string[] = []
    for (const { request, status, text } of asked) {
      const answer = await ask(official, request)
      const said = await answer.text()
      if (answer.ok && !isRead(request)) await fill(official)
      const isStricter =
        writesOneTwice(request) || Object.keys(stricter).some((words) => text.includes(words))
      if ((status === 200) !== answer.ok && !(answer.ok && isStricter))
        unlike.push(`${status} ${text}, officially ${answer.status} ${said}: ${told(request)}`)
    }
    expect(unlike).toEqual([])
  },
  3_600_000,
)
