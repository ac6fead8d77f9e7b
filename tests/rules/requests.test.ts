// @vitest-environment node
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { donation } from './cases/forms'
import { cartOf, orderOf } from './cases/orders'
import { profile } from './cases/users'
import { Database } from './support/database'
import { changing, setting } from './support/tables'
import { DaysAgo } from './support/values'

const projectId = 'demo-rules-requests'
const documents = `/v1/projects/${projectId}/databases/(default)/documents`
const order = 'Orders/R7AAAAAAAAAAAAAAAAAA'

let database: Database
beforeAll(async () => {
  database = await Database.open('requests')
})
beforeEach(() => database.empty())

const statusOf = async (answer: Promise<Response>) => (await answer).status

test.each([
  [
    'find the total of an order by halves',
    order,
    'totalCost',
    { minimum: { integerValue: '9999999' } },
  ],
  ['find the cart of an order by halves', order, 'cart', { appendMissingElements: { values: [] } }],
  ['lower the total of an order', order, 'totalCost', { increment: { integerValue: '-1' } }],
  [
    'add to the pieces of an order',
    order,
    'cart',
    { appendMissingElements: { values: [{ mapValue: {} }] } },
  ],
  [
    'add to her contributions',
    'users/ann',
    'contributions',
    { appendMissingElements: { values: [{ stringValue: 'All of it' }] } },
  ],
])('an hour later Ann cannot %s', async (_, path, fieldPath, transform) => {
  await database.store({
    [order]: orderOf(cartOf(2)),
    [order.replace('Orders', 'placed')]: { at: new DaysAgo(1 / 24) },
    'users/ann': { ...profile, contributions: [] },
  })
  const update = { name: `${database.root}/${path}` }
  const updateTransforms = [{ fieldPath, ...transform }]
  const writes = [{ update, updateMask: { fieldPaths: [] }, updateTransforms }]
  expect(await statusOf(database.ask('ann', 'POST', ':commit', { writes }))).toBe(403)
})

test('a batch stores nothing if one of its writes is refused', async () => {
  await database.store({ 'users/ann': profile })
  const pledge = 'Donations/D7AAAAAAAAAAAAAAAAAA'
  const attempts = [setting(pledge, donation), changing('users/ann', { role: 'admin' })]
  const writes = attempts.map((each) => database.write(each))
  expect(await statusOf(database.ask('ann', 'POST', ':commit', { writes }))).toBe(403)
  const stored = database.request('GET', `${documents}/${pledge}`, undefined, 'owner')
  expect(await statusOf(stored)).toBe(404)
})

test('Ann cannot give herself a role by deleting her profile and forging it in one batch', async () => {
  await database.store({ 'users/ann': { ...profile, role: 'member' } })
  const forged = database.write(setting('users/ann', { ...profile, role: 'admin' }))
  const writes = [{ delete: `${database.root}/users/ann` }, forged]
  expect(await statusOf(database.ask('ann', 'POST', ':commit', { writes }))).toBe(403)
})

test.each(['users', 'Donations', 'Orders', 'mailingList', 'contactMessages'])(
  'Ann finds nothing in all collections named %s',
  async (collectionId) => {
    await database.store({ [`${collectionId}/ann`]: profile })
    const structuredQuery = { from: [{ collectionId, allDescendants: true }] }
    const found = await database.ask('ann', 'POST', ':runQuery', { structuredQuery })
    expect(await found.text()).not.toContain(profile.phoneNumber)
    expect(found.ok).toBe(false)
  },
)

test.each([
  ...[`${documents}/users/ann/`, `${documents}//users/ann`, `${documents}/users%2Fann`],
  ...[`${documents}/users/%61nn`, `${documents}/users/ann%00`, `${documents}/users/ann:get`],
  ...[`${documents}/USERS/ann`, documents, `${documents}/users/ann?mask.fieldPaths=email`],
  ...[`${documents}/users/%2e%2e/users/ann`, `${documents}/Donations/%2e%2e%2fusers%2fann`],
  `${documents}/Donations/D7AAAAAAAAAAAAAAAAAA/../../users/ann`,
  `${documents.replace('(default)', '(other)')}/users/ann`,
  `${documents.replace('/v1/', '/v1beta1/')}/users/ann`,
])('an anonymous visitor reads no profile at %s', async (address) => {
  await database.store({ 'users/ann': profile })
  const response = await database.request('GET', address)
  expect(await response.text()).not.toContain(profile.phoneNumber)
  expect(response.ok).toBe(false)
})
