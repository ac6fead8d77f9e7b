import { expect, it, vi } from 'vitest'
import { newDocumentId } from '@/domain/documentId'
import * as records from '@/services/records'
import { callAfter, meet } from '../support/faults'
import { hold, passDeadline, timesCalled } from '../support/network'
import { donation, storing } from '../support/records'

/* What is sent again whose answer was lost: within the hour the database says whether it is stored. */

const backend = globalThis.testBackend

const { saveDonation } = records

function later(minutes: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
}

async function loseTheAnswer(store: () => Promise<void>): Promise<void> {
  const { failure, isMet } = await meet('lose-answer', callAfter(0), store)
  expect([failure?.code, isMet]).toEqual(['no-connection', true])
}

const allStored = () =>
  ['Donations', 'Orders', 'placed', 'contactMessages', 'mailingList', 'tellMeWhen'].flatMap(
    (collection) => backend.documents(collection),
  )

it.each(
  Object.entries(storing(records))
    .flatMap(([name, store]) => [1, 59, 61, 1440].map((minutes) => [name, minutes, store] as const))
    // After the hour a refused message is mailed instead.
    .filter(([name, minutes]) => name !== 'contactMessages' || minutes < 60),
)('in %s a repeat after %i min is stored once, with its first time', async (_, minutes, store) => {
  const id = newDocumentId()
  await loseTheAnswer(() => store(id))
  const before = allStored()
  expect(before.length).toBeGreaterThan(0)
  later(minutes / 2)
  await loseTheAnswer(() => store(id))
  later(minutes / 2)
  await store(id)
  expect(allStored()).toEqual(before)
})

it('a pledge that was changed meanwhile is not taken for the stored one', async () => {
  const id = newDocumentId()
  await loseTheAnswer(() => saveDonation(id, donation))
  const changed = saveDonation(id, { ...donation, amount: '700' })
  await expect(changed).rejects.toMatchObject({ code: 'refused' })
})

it('a refused pledge is not sent again once its deadline is over', async () => {
  const id = newDocumentId()
  await saveDonation(id, { ...donation, amount: '5' })
  const held = hold('documents:commit')
  const late = passDeadline(held, () => saveDonation(id, donation))
  await expect(late).rejects.toMatchObject({ code: 'timeout' })
  await held.release()
  await saveDonation(newDocumentId(), donation)
  expect(timesCalled('documents:commit')).toBe(3)
})

it('after an hour nobody learns that a pledge of somebody else is there', async () => {
  const id = newDocumentId()
  await saveDonation(id, donation)
  later(61)
  await expect(saveDonation(id, donation)).rejects.toMatchObject({ code: 'refused' })
})

it('after an hour a pledge that never arrived is still stored', async () => {
  const id = newDocumentId()
  const { failure } = await meet('unavailable', callAfter(0), () => saveDonation(id, donation))
  expect(failure).not.toBeNull()
  later(61)
  await saveDonation(id, donation)
  expect(backend.documents('Donations')).toMatchObject([{ id }])
})

it.each([
  ['unavailable', 'bad-request'],
  ['unavailable', 'unauthenticated'],
  ['refuse', 'refuse'],
  ['too-many', 'refuse'],
] as const)('an address does not count as stored because of %s, then %s', async (...ways) => {
  const id = newDocumentId()
  const press = () => records.subscribe(id, donation.email)
  for (const each of ways) expect((await meet(each, callAfter(0), press)).failure).not.toBeNull()
})

it('an hour after its first lost answer a pledge counts as stored, however often it was sent, and after a reload', async () => {
  const id = newDocumentId()
  await loseTheAnswer(() => saveDonation(id, donation))
  later(50)
  await loseTheAnswer(() => saveDonation(id, donation))
  later(11)
  vi.resetModules()
  await (await import('@/services/records')).saveDonation(id, donation)
  expect(backend.documents('Donations')).toHaveLength(1)
})
