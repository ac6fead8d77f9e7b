import { beforeEach, expect, test } from 'vitest'
import { loadGiftStates } from '@/services/giftStates'
import { beginAsStaff, confirm, giftFor, payBack, voidOf, wycliffe } from '../support/staff'

beforeEach(beginAsStaff)

const gift = { ...giftFor(wycliffe, 'TKSAMP0001'), amount: 100 }
const another = { ...gift, code: 'TKSAMP9998' }

async function said(): Promise<string | undefined> {
  const key = `donation-${gift.document}`
  return (await loadGiftStates([key])).get(key)?.state
}

test('a link says that money went back once no other part stands', async () => {
  await confirm(gift)
  await payBack(gift.code, gift.amount, '2025-11-22')
  expect(await said()).toBe('back')
  await confirm(another)
  expect(await said()).toBe('confirmed')
  await voidOf(another.code)
  expect(await said()).toBe('back')
})
