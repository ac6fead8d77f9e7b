// @vitest-environment node
import {
  arrayUnion,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  increment,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contactMessage } from './cases/contactMessages'
import { donation } from './cases/donations'
import { cartOf, orderOf } from './cases/orders'
import { profile } from './cases/users'
import { staffDocuments } from './support/cases'
import { Database, outcomeOf, tokenOf } from './support/database'

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
    const sent = doc(database.client('anonymous'), 'Donations/D7AAAAAAAAAAAAAAAAAA')
    await setDoc(sent, donation)
    await setDoc(sent, donation)
    expect(await stored('Donations')).toBe(1)
  })

  test('of an order stores it once', async () => {
    const sent = doc(database.client('anonymous'), 'Orders/R7AAAAAAAAAAAAAAAAAA')
    await setDoc(sent, orderOf(cartOf(20)))
    await setDoc(sent, orderOf(cartOf(20)))
    expect(await stored('Orders')).toBe(1)
  })

  test('by another visitor is as harmless', async () => {
    await setDoc(doc(database.client('anonymous'), 'mailingList/M7AAAAAAAAAAAAAAAAAA'), {
      email: 'ann@example.org',
    })
    await setDoc(doc(database.client('bob'), 'mailingList/M7AAAAAAAAAAAAAAAAAA'), {
      email: 'ann@example.org',
    })
    expect(await stored('mailingList')).toBe(1)
  })
})

describe('several writes at once', () => {
  test('are stored if each of them is right', async () => {
    const client = database.client('anonymous')
    await writeBatch(client)
      .set(doc(client, 'Donations/D7AAAAAAAAAAAAAAAAAA'), donation)
      .set(doc(client, 'mailingList/M7AAAAAAAAAAAAAAAAAA'), { email: 'ann@example.org' })
      .commit()
    expect(await stored('Donations')).toBe(1)
  })

  test('are all refused if one of them is', async () => {
    await storeInConsole('users/ann', profile)
    const client = database.client('ann')
    const batch = writeBatch(client)
      .set(doc(client, 'Donations/D7AAAAAAAAAAAAAAAAAA'), donation)
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
    await storeInConsole('Orders/R7AAAAAAAAAAAAAAAAAA', orderOf(cartOf(2)))
    const sent = doc(database.client('anonymous'), 'Orders/R7AAAAAAAAAAAAAAAAAA')
    expect(await outcomeOf(updateDoc(sent, { totalCost: increment(-1) }))).toBe('refused')
    expect(await outcomeOf(updateDoc(sent, { totalCost: increment(0.5) }))).toBe('refused')
  })

  test('does not put another piece into an order', async () => {
    await storeInConsole('Orders/R7AAAAAAAAAAAAAAAAAA', orderOf(cartOf(1)))
    const [, hoodie] = cartOf(2)
    const sent = doc(database.client('anonymous'), 'Orders/R7AAAAAAAAAAAAAAAAAA')
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

describe('staff for money', () => {
  const documents = '/v1/projects/demo-rules-requests/databases/(default)/documents'
  const name = `${documents.slice('/v1/'.length)}/contactMessages/C7AAAAAAAAAAAAAAAAAA`
  const from = [{ collectionId: 'contactMessages' }]
  const count = [{ alias: 'n', count: {} }]

  const questions: Readonly<
    Record<string, readonly [method: string, path: string, body?: unknown]>
  > = {
    'the document': ['GET', '/contactMessages/C7AAAAAAAAAAAAAAAAAA'],
    'a part of the document': [
      'GET',
      '/contactMessages/C7AAAAAAAAAAAAAAAAAA?mask.fieldPaths=message',
    ],
    'the collection': ['GET', '/contactMessages'],
    'the collection without fields': ['GET', '/contactMessages?mask.fieldPaths=__name__'],
    'a batch with what is theirs': [
      'POST',
      ':batchGet',
      {
        documents: [
          name.replace('contactMessages/C7AAAAAAAAAAAAAAAAAA', 'Donations/D7AAAAAAAAAAAAAAAAAA'),
          name,
        ],
      },
    ],
    'a query': ['POST', ':runQuery', { structuredQuery: { from } }],
    'a query for one': ['POST', ':runQuery', { structuredQuery: { from, limit: 1 } }],
    'a query for names alone': [
      'POST',
      ':runQuery',
      { structuredQuery: { from, select: { fields: [{ fieldPath: '__name__' }] } } },
    ],
    'a query over all collections of the name': [
      'POST',
      ':runQuery',
      { structuredQuery: { from: [{ ...from[0], allDescendants: true }] } },
    ],
    'a query over all documents': [
      'POST',
      ':runQuery',
      { structuredQuery: { from: [{ allDescendants: true }] } },
    ],
    'a count': [
      'POST',
      ':runAggregationQuery',
      { structuredAggregationQuery: { structuredQuery: { from }, aggregations: count } },
    ],
    'a verifying write': [
      'POST',
      ':commit',
      { writes: [{ verify: name, currentDocument: { exists: true } }] },
    ],
  }

  test.each(Object.entries(questions))(
    'cannot read a contact message by %s',
    async (_, [method, path, body]) => {
      await database.store({
        ...staffDocuments,
        'contactMessages/C7AAAAAAAAAAAAAAAAAA': contactMessage,
        'Donations/D7AAAAAAAAAAAAAAAAAA': donation,
      })
      const response = await database.request(
        method,
        documents + path,
        body,
        tokenOf('money', 'demo-rules-requests'),
      )
      expect(response.ok).toBe(false)
      expect(await response.text()).not.toContain(contactMessage.message)
    },
  )

  test('can read a donation in the same way', async () => {
    await database.store({ ...staffDocuments, 'Donations/D7AAAAAAAAAAAAAAAAAA': donation })
    const response = await database.request(
      'POST',
      `${documents}:runQuery`,
      { structuredQuery: { from: [{ collectionId: 'Donations' }] } },
      tokenOf('money', 'demo-rules-requests'),
    )
    expect(await response.text()).toContain(donation.name)
  })

  test('is out as soon as the document is gone', async () => {
    await database.store({ ...staffDocuments, 'Donations/D7AAAAAAAAAAAAAAAAAA': donation })
    const pledge = doc(database.client('money'), 'Donations/D7AAAAAAAAAAAAAAAAAA')
    expect(await outcomeOf(getDoc(pledge))).toBe('allowed')
    await deleteDoc(doc(database.client('console'), 'staff/mary'))
    expect(await outcomeOf(getDoc(pledge))).toBe('refused')
  })
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
    `${documents}/Donations/D7AAAAAAAAAAAAAAAAAA/../../users/ann`,
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
    const response = await database.request(
      'POST',
      `${documents}/Donations?documentId=D7AAAAAAAAAAAAAAAAAA`,
      {
        fields,
      },
    )
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
