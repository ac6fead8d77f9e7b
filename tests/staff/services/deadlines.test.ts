import { beforeEach, expect, it } from 'vitest'
import { renewToken } from '@/services/firebase/auth'
import { loadConfirmation } from '@/staff/services/confirmationRecords'
import { confirmPayments } from '@/staff/services/confirmPayments'
import { callOf, meet } from '../../support/faults'
import { beginAsStaff, giftFor, staffAccount, wycliffe } from '../support/staff'

const backend = globalThis.testBackend
beforeEach(beginAsStaff)

it('a payment is not stored after its deadline, when the renewed token comes late', async () => {
  const gift = giftFor(wycliffe, 'TKSAMP0001')
  backend.failNext({ target: 'firestore', kind: 'unauthenticated' })
  const renewal = callOf(['renewing the token', 'auth', 0])
  const failures: unknown[] = []
  const { isMet } = await meet('late', renewal, async () => {
    for (const outcome of await confirmPayments([gift], staffAccount)) {
      failures.push('failure' in outcome && outcome.failure.code)
    }
  })
  expect([isMet, failures]).toEqual([true, ['timeout']])
  // The late token has arrived before another one.
  expect(await renewToken()).toBe(true)
  expect(await loadConfirmation(gift.code)).toBeNull()
  expect(backend.documents('confirmations')).toEqual([])
})
