import { beforeEach, expect, it } from 'vitest'
import { confirmPayments } from '@/services/staff/confirmPayments'
import { deleteMessages, findMessages, markAnswered } from '@/services/staff/messages'
import { countNewPledges, countWaitingMessages } from '@/services/staff/waiting'
import { sampleMessages, samplePledges } from '../../local/samples/sampleGiving'
import { storeInConsole } from '../support/console'
import { addSamples, logIn, staffAccount } from '../support/staff'

const [ann, david] = sampleMessages.map(({ id }) => id)
const [firstPledge = { id: '', amount: 0 }] = samplePledges

beforeEach(async () => {
  await addSamples()
  await logIn()
})

it('messages wait until answered, even after an answered one is deleted', async () => {
  const both = await countWaitingMessages()
  expect(both.atLeast).toBe(2)
  expect(Date.now() - Number(both.since)).toBeGreaterThan(39 * 3_600_000)
  await markAnswered(ann ?? '', staffAccount)
  expect((await countWaitingMessages()).atLeast).toBe(1)
  await deleteMessages([ann ?? ''])
  const left = await countWaitingMessages()
  expect(left.atLeast).toBe(1)
  expect(Date.now() - Number(left.since)).toBeLessThan(4 * 3_600_000)
  await markAnswered(david ?? '', staffAccount)
  expect(await countWaitingMessages()).toEqual({ atLeast: 0, since: null })
})

it('pledges after the last confirmation wait', async () => {
  expect(await countNewPledges()).toEqual({ atLeast: samplePledges.length, since: null })
  const { id: document, amount } = firstPledge
  const paidOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  await confirmPayments(
    [{ code: 'TKWAIT0001', method: 'mpesa', kind: 'donation', document, amount, paidOn }],
    staffAccount,
  )
  expect(await countNewPledges()).toEqual({ atLeast: 0, since: expect.any(Date) })
  const timestamp = { timestampValue: new Date(Date.now() + 60_000).toISOString() }
  await storeInConsole({ 'Donations/LATER': { name: { stringValue: 'Later' }, timestamp } })
  expect((await countNewPledges()).atLeast).toBe(1)
})

it('a message is found by its whole email address, in any letter case', async () => {
  const found = await findMessages('Ann.Sample@example.org ')
  expect(found.map(({ message }) => message.id)).toEqual([ann])
  expect(await findMessages('ann')).toEqual([])
})
