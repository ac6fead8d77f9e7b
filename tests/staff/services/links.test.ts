import { beforeEach, expect, test } from 'vitest'
import { loadGiftStates } from '@/services/giftStates'
import { storeRefund } from '@/staff/services/refunds'
import { voidConfirmation } from '@/staff/services/voidConfirmation'
import {
  beginAsStaff,
  confirm,
  giftFor,
  staffAccount,
  theConfirmation,
  wycliffe,
} from '../support/staff'

beforeEach(beginAsStaff)

const gift = { ...giftFor(wycliffe, 'TKSAMP0001'), amount: 100 }
const another = { ...gift, code: 'TKSAMP9998' }
const refund = { code: 'TRSAMP0003', amount: 100, paidOn: '2025-11-22', method: 'mpesa' } as const

async function said(): Promise<string | undefined> {
  const key = `donation-${gift.document}`
  return (await loadGiftStates([key])).get(key)?.state
}

test('a link says that money went back once no other part stands', async () => {
  await confirm(gift)
  const paid = await theConfirmation(gift.code)
  await storeRefund(paid, { ...refund, note: 'Paid twice' }, staffAccount)
  expect(await said()).toBe('back')
  await confirm(another)
  expect(await said()).toBe('confirmed')
  await voidConfirmation(await theConfirmation(another.code), 'Another giver', staffAccount)
  expect(await said()).toBe('back')
})
