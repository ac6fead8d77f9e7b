// @vitest-environment node
import { isDeepStrictEqual } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import type { Visitor } from './support/cases'
import { Database, emulatorHost } from './support/database'
import { HostileRequests, type HostileRequest } from './support/hostileRequests'
import { isIn, knownTo, subOf } from './support/hostileSecrets'
import { specimens, stored } from './support/hostileSpecimens'
import type { Fields } from './support/values'

const count = 10_000

type Documents = ReadonlyMap<string, Fields>

interface Change {
  readonly before: Fields | null
  readonly after: Fields | null
}

/** Whether somebody adds a document in their own name, which nobody changes later. */
const isNewlySigned = (visitor: Visitor, { before, after }: Change) =>
  !before && after?.['by'] === subOf(visitor)

/** Whether one of the staff takes back what stood until now. */
const isNewlyBack = (visitor: Visitor, { before, after }: Change) =>
  before !== null && !('backAt' in before) && after?.['backBy'] === subOf(visitor)

/** What a form stores is added by anybody under an id of its kind, never changed, and deleted by staff. */
const form =
  (area: string) =>
  (visitor: Visitor, { before, after }: Change, id: string) =>
    after ? !before && /^[2-9A-HJ-NP-Z]{20}$/.test(id) : isIn(visitor, [area])

/** A member's own document, which staff look after too. */
const own =
  (...areas: readonly string[]) =>
  (visitor: Visitor, { before, after }: Change, id: string) =>
    id === subOf(visitor) || (before !== null && isIn(visitor, after ? areas : ['members']))

const staff =
  (...areas: readonly string[]) =>
  (visitor: Visitor) =>
    isIn(visitor, areas)

const signed =
  (...areas: readonly string[]) =>
  (visitor: Visitor, change: Change) =>
    isIn(visitor, areas) && isNewlySigned(visitor, change)

const leftOrPublished = (visitor: Visitor, change: Change) =>
  isIn(visitor, ['money']) && (isNewlySigned(visitor, change) || isNewlyBack(visitor, change))

/** Who may change what. The cases of each collection say which fields, and together with what. */
const mayChange: Readonly<
  Record<string, (visitor: Visitor, change: Change, id: string) => boolean>
> = {
  Donations: form('money'),
  // Those that are stored were never handed over, so that nobody may delete them.
  Orders: form('nobody'),
  placed: form('money'),
  mailingList: form('messages'),
  tellMeWhen: form('messages'),
  contactMessages: form('messages'),
  users: own('money', 'members'),
  verified: own(),
  joined: own(),
  answers: signed('messages'),
  calls: signed('messages'),
  public: staff('messages'),
  orderSteps: signed('money', 'orders'),
  thanks: signed('money'),
  confirmations: signed('money', 'members'),
  voids: signed('money', 'members'),
  confirmed: staff('money', 'members'),
  payments: staff('money', 'members'),
  giftStates: staff('money'),
  monthsShown: staff('money'),
  closedPledges: (visitor, change) =>
    isIn(visitor, ['money']) && (!change.after || isNewlySigned(visitor, change)),
  leftPayments: leftOrPublished,
  publications: leftOrPublished,
}

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
/** What somebody heard or changed without being allowed to. */
const wrong: string[] = []
/** The collections of which a document was changed. */
const changed = new Set<string>()

beforeAll(async () => {
  database = await Database.open('hostile', null)
  const generator = new HostileRequests(20_261_127, database.root)
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
      const change = { before: before.get(path) ?? null, after: after.get(path) ?? null }
      if (isDeepStrictEqual(change.before, change.after)) continue
      const [collection = '', id = '', ...below] = path.split('/')
      changed.add(collection)
      const isRight = below.length === 0 && mayChange[collection]?.(request.visitor, change, id)
      if (!isRight) wrong.push(`${path}: ${told(request)}`)
    }
    await fill(database)
  }
}, 600_000)

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
  const collections = new Set(specimens.flat().map(({ path }) => path.split('/')[0] ?? ''))
  expect([...collections].filter((each) => !changed.has(each))).toEqual(['staff'])
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
