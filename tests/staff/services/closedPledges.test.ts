import { beforeEach, expect, it } from 'vitest'
import { closePledge, reopenPledge, findPledges } from '@/staff/services/pledges'
import { loadOpenPledges } from '@/staff/services/expectedPayments'
import { deleteRecords } from '@/staff/services/oldRecords'
import { storeInConsole } from '../../support/console'
import { beginAsStaff, confirm, giftFor, staffAccount, wycliffe } from '../support/staff'

const backend = globalThis.testBackend
const { id } = wycliffe

beforeEach(async () => {
  await beginAsStaff()
  await closePledge(id, 'Regretted', staffAccount)
})

const isExpected = async () => {
  const open = await loadOpenPledges(new Date(Date.now() - 90 * 24 * 3_600_000), new Date(), [])
  return open.some((each) => each.id === id)
}
const closedNow = async () => (await findPledges(id))[0]?.closed

it('a closed pledge is no payment that a statement may be for, until it is opened again', async () => {
  expect(await isExpected()).toBe(false)
  expect(await closedNow()).toMatchObject({ reason: 'Regretted', byEmail: staffAccount.email })
  await reopenPledge(id)
  expect(await isExpected()).toBe(true)
  expect(await closedNow()).toBeNull()
})

it('the first reason stands', async () => {
  await closePledge(id, 'Written twice', staffAccount)
  expect(await closedNow()).toMatchObject({ reason: 'Regretted' })
})

it('a pledge that was closed and is paid after all is confirmed', async () => {
  await confirm(giftFor(wycliffe, 'TKLATE0001'))
  expect(await closedNow()).toBeNull()
})

it('why a pledge was closed goes with it', async () => {
  await storeInConsole({ [`Donations/${id}`]: { timestamp: new Date('2024-01-01') } })
  await deleteRecords('donations', [id])
  expect(backend.documents('closedPledges')).toEqual([])
})
