// @vitest-environment node
import {
  arrayUnion,
  collection,
  collectionGroup,
  doc,
  getCount,
  getDocs,
  increment,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { donation } from './cases/donations'
import { cartOf, orderOf } from './cases/orders'
import { profile } from './cases/users'
import { Database, outcomeOf } from './support/database'

let database: Database
beforeAll(async () => {
  database = await Database.open('requests')
})
beforeEach(() => database.empty())
afterAll(() => database.close())

function stored(path: string): Promise<number> {
  return getCount(collection(database.client('console'), path)).then(
    (counted) => counted.data().count,
  )
}

async function storeInConsole(path: string, fields: Record<string, unknown>): Promise<void> {
  await setDoc(doc(database.client('console'), path), fields)
}

describe('a retry', () => {
  test('of a donation stores it once', async () => {
    const sent = doc(database.client('anonymous'), 'Donations/D1')
    await setDoc(sent, donation)
    await setDoc(sent, donation)
    expect(await stored('Donations')).toBe(1)
  })

  test('of an order stores it once', async () => {
    const sent = doc(database.client('anonymous'), 'Orders/R1')
    await setDoc(sent, orderOf(cartOf(20)))
    await setDoc(sent, orderOf(cartOf(20)))
    expect(await stored('Orders')).toBe(1)
  })

  test('by another visitor is as harmless', async () => {
    await setDoc(doc(database.client('anonymous'), 'mailingList/M1'), { email: 'ann@example.org' })
    await setDoc(doc(database.client('bob'), 'mailingList/M1'), { email: 'ann@example.org' })
    expect(await stored('mailingList')).toBe(1)
  })
})

describe('several writes at once', () => {
  test('are stored if each of them is right', async () => {
    const client = database.client('anonymous')
    await writeBatch(client)
      .set(doc(client, 'Donations/D1'), donation)
      .set(doc(client, 'mailingList/M1'), { email: 'ann@example.org' })
      .commit()
    expect(await stored('Donations')).toBe(1)
  })

  test('are all refused if one of them is', async () => {
    await storeInConsole('users/ann', profile)
    const client = database.client('ann')
    const batch = writeBatch(client)
      .set(doc(client, 'Donations/D1'), donation)
      .update(doc(client, 'users/ann'), { role: 'admin' })
    expect(await outcomeOf(batch.commit())).toBe('refused')
    expect(await stored('Donations')).toBe(0)
  })

  test('do not let a member replace her document by deleting and forging it', async () => {
    await storeInConsole('users/ann', { ...profile, role: 'member' })
    const client = database.client('ann')
    const batch = writeBatch(client)
      .delete(doc(client, 'users/ann'))
      .set(doc(client, 'users/ann'), { ...profile, role: 'admin' })
    expect(await outcomeOf(batch.commit())).toBe('refused')
  })
})

describe('a transform', () => {
  test('does not change the total of an order', async () => {
    await storeInConsole('Orders/R1', orderOf(cartOf(2)))
    const sent = doc(database.client('anonymous'), 'Orders/R1')
    expect(await outcomeOf(updateDoc(sent, { totalCost: increment(-1) }))).toBe('refused')
    expect(await outcomeOf(updateDoc(sent, { totalCost: increment(0.5) }))).toBe('refused')
  })

  test('does not put another piece into an order', async () => {
    await storeInConsole('Orders/R1', orderOf(cartOf(1)))
    const [, hoodie] = cartOf(2)
    const sent = doc(database.client('anonymous'), 'Orders/R1')
    expect(await outcomeOf(updateDoc(sent, { cart: arrayUnion(hoodie) }))).toBe('refused')
  })

  test('does not add to the contributions of a member', async () => {
    await storeInConsole('users/ann', { ...profile, contributions: [] })
    const own = doc(database.client('ann'), 'users/ann')
    expect(await outcomeOf(updateDoc(own, { contributions: arrayUnion('All of it') }))).toBe(
      'refused',
    )
  })
})

describe('a query over all collections of a name', () => {
  test.each(['users', 'Donations', 'Orders', 'mailingList', 'contactMessages'])(
    'does not list %s',
    async (name) => {
      await storeInConsole(`${name}/ann`, profile)
      for (const visitor of ['anonymous', 'ann'] as const)
        expect(await failureOf(getDocs(collectionGroup(database.client(visitor), name)))).not.toBe(
          null,
        )
    },
  )
})

describe('an address', () => {
  const documents = '/v1/projects/demo-rules-requests/databases/(default)/documents'

  test.each([
    `${documents}/users/ann`,
    `${documents}/users/ann/`,
    `${documents}/users`,
    `${documents}/users/`,
    `${documents}//users/ann`,
    `${documents}/users//ann`,
    `${documents}/users%2Fann`,
    `${documents}/users/%61nn`,
    `${documents}/users/ann%00`,
    `${documents}/users/ann?mask.fieldPaths=email`,
    `${documents}/users/.`,
    `${documents}/users/%2e%2e/users/ann`,
    `${documents}/Donations/%2e%2e%2fusers%2fann`,
    `${documents}/Donations/D1/../../users/ann`,
    `${documents}/users/__ann__`,
    `${documents}/users/ann:get`,
    `${documents}/USERS/ann`,
    documents,
    documents.replace('(default)', 'default'),
    documents.replace('(default)', '(other)'),
    `${documents.replace('/v1/', '/v1beta1/')}/users/ann`,
    `${documents.replace('/v1/', '/V1/')}/users/ann`,
  ])('gives no profile away to an anonymous visitor: %s', async (address) => {
    await storeInConsole('users/ann', profile)
    const response = await database.request('GET', address)
    expect(await response.text()).not.toContain(profile.phoneNumber)
    expect(response.ok).toBe(false)
  })

  test.each(['PATCH', 'DELETE'])('does not take %s of a profile', async (method) => {
    await storeInConsole('users/ann', profile)
    const response = await database.request(method, `${documents}/users/ann`, { fields: {} })
    expect(response.ok).toBe(false)
    expect(await stored('users')).toBe(1)
  })

  test('does not take a document larger than a mebibyte', async () => {
    const fields = { name: { stringValue: 'x'.repeat(1_048_577) } }
    const response = await database.request('POST', `${documents}/Donations?documentId=D1`, {
      fields,
    })
    expect(response.ok).toBe(false)
    expect(await stored('Donations')).toBe(0)
  })
})

async function failureOf(answer: Promise<unknown>): Promise<unknown> {
  try {
    await answer
    return null
  } catch (error) {
    return error
  }
}
