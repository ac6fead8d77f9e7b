// @vitest-environment node
import { FirebaseError } from 'firebase/app'
import {
  arrayUnion,
  collection,
  collectionGroup,
  doc,
  getCount,
  getDocs,
  increment,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { donation } from './cases/donations'
import { cartOf, orderOf } from './cases/orders'
import { profile } from './cases/users'
import { Database, outcomeOf } from './support/database'

const projectId = 'demo-rules-requests'
const documents = `/v1/projects/${projectId}/databases/(default)/documents`

let database: Database
beforeAll(async () => {
  database = await Database.open('requests')
})
beforeEach(() => database.empty())
afterAll(() => database.close())

async function stored(path: string): Promise<number> {
  return (await getCount(collection(database.client('console'), path))).data().count
}

const anHour = 3_600_000
const guessed = {
  'the total of an order': {
    path: 'Orders/R7AAAAAAAAAAAAAAAAAA',
    transform: { fieldPath: 'totalCost', minimum: { integerValue: '9999999' } },
  },
  'the cart of an order': {
    path: 'Orders/R7AAAAAAAAAAAAAAAAAA',
    transform: { fieldPath: 'cart', appendMissingElements: { values: [] } },
  },
}

test.each(Object.entries(guessed))(
  'an hour later nobody finds %s by halves',
  async (_, { path, transform }) => {
    await database.store({
      'Orders/R7AAAAAAAAAAAAAAAAAA': orderOf(cartOf(2)),
      'placed/R7AAAAAAAAAAAAAAAAAA': { at: new Date(Date.now() - anHour) },
    })
    const name = documents.replace('/v1/', '') + `/${path}`
    const writes = [
      { update: { name }, updateMask: { fieldPaths: [] }, updateTransforms: [transform] },
    ]
    const answer = await database.request('POST', `${documents}:commit`, { writes })
    expect(answer.status).toBe(403)
  },
)

test('a batch stores nothing if one of its writes is refused', async () => {
  await database.store({ 'users/ann': profile })
  const client = database.client('ann')
  const batch = writeBatch(client)
    .set(doc(client, 'Donations/D7AAAAAAAAAAAAAAAAAA'), donation)
    .update(doc(client, 'users/ann'), { role: 'admin' })
  expect(await outcomeOf(batch.commit())).toBe('refused')
  expect(await stored('Donations')).toBe(0)
})

test('Ann cannot give herself a role by deleting her profile and forging it in one batch', async () => {
  await database.store({ 'users/ann': { ...profile, role: 'member' } })
  const client = database.client('ann')
  const batch = writeBatch(client)
    .delete(doc(client, 'users/ann'))
    .set(doc(client, 'users/ann'), { ...profile, role: 'admin' })
  expect(await outcomeOf(batch.commit())).toBe('refused')
})

test.each([
  ['the total of an order', 'Orders/R7AAAAAAAAAAAAAAAAAA', { totalCost: increment(-1) }],
  ['the pieces of an order', 'Orders/R7AAAAAAAAAAAAAAAAAA', { cart: arrayUnion(cartOf(2)[1]) }],
  ['her contributions', 'users/ann', { contributions: arrayUnion('All of it') }],
])('Ann cannot transform %s', async (_, path, change) => {
  await database.store({
    'Orders/R7AAAAAAAAAAAAAAAAAA': orderOf(cartOf(1)),
    'users/ann': { ...profile, contributions: [] },
  })
  expect(await outcomeOf(updateDoc(doc(database.client('ann'), path), change))).toBe('refused')
})

test.each(['users', 'Donations', 'Orders', 'mailingList', 'contactMessages'])(
  'Ann finds nothing in all collections named %s',
  async (name) => {
    await database.store({ [`${name}/ann`]: profile })
    const found = getDocs(collectionGroup(database.client('ann'), name))
    await expect(found).rejects.toBeInstanceOf(FirebaseError)
  },
)

test.each([
  `${documents}/users/ann/`,
  `${documents}//users/ann`,
  `${documents}/users%2Fann`,
  `${documents}/users/%61nn`,
  `${documents}/users/ann%00`,
  `${documents}/users/ann?mask.fieldPaths=email`,
  `${documents}/users/%2e%2e/users/ann`,
  `${documents}/Donations/%2e%2e%2fusers%2fann`,
  `${documents}/Donations/D7AAAAAAAAAAAAAAAAAA/../../users/ann`,
  `${documents}/users/ann:get`,
  `${documents}/USERS/ann`,
  documents,
  `${documents.replace('(default)', '(other)')}/users/ann`,
  `${documents.replace('/v1/', '/v1beta1/')}/users/ann`,
])('an anonymous visitor reads no profile at %s', async (address) => {
  await database.store({ 'users/ann': profile })
  const response = await database.request('GET', address)
  expect(await response.text()).not.toContain(profile.phoneNumber)
  expect(response.ok).toBe(false)
})
