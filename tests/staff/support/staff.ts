// Starts the sign-in service before the first test, and logs out after each.
import '../../support/members'
import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { settings } from '@/config/settings'
import { createSession } from '@/services/session'
import type { RecordInput, BookedMoney } from '@/staff/domain/confirmation'
import { loadConfirmation } from '@/staff/services/confirmationRecords'
import { confirmPayments } from '@/staff/services/confirmPayments'
import { listPledges } from '@/staff/services/pledges'
import { storeRecord, storeRefund } from '@/staff/services/storeRecord'
import { voidConfirmation } from '@/staff/services/voidConfirmation'
import { demoMember } from '../../../local/demoMember'
import { demoStaff } from '../../../local/demoStaff'
import { samplePledges, type SamplePledge } from '../../../local/samples/sampleGiving'
import { sampleDocuments } from '../../../local/samples/samples'
import { asOwner, storeInConsole } from '../../support/console'

/** Who is logged in as the demo staff member. */
export const staffAccount = {
  uid: demoStaff.uid,
  email: demoStaff.email,
  openedAt: null,
  isEmailConfirmed: true,
}

/** Logs the demo staff member, or the demo member, in on this browser. */
export async function logIn(who: 'staff' | 'member' = 'staff'): Promise<void> {
  const { email, password } = who === 'staff' ? demoStaff : demoMember
  await createSession().logIn({ email, password }, 'tab')
  if (who === 'member') return
  // Logging in leaves a confirmed address behind, which nothing waits for.
  await waitFor(
    () =>
      expect(globalThis.testBackend.documents('verified').map(({ id }) => id)).toContain(
        demoStaff.uid,
      ),
    { interval: 5 },
  )
}

/** Puts the samples of the staff area into the backend, and logs in. */
export async function beginAsStaff(): Promise<void> {
  const samples = sampleDocuments(new Date())
  await storeInConsole(Object.fromEntries(samples.map(({ path, fields }) => [path, fields])))
  const { uid, email, password, displayName } = demoStaff
  await asOwner(
    `${settings.VITE_FIREBASE_AUTH_URL}/identitytoolkit.googleapis.com/v1/projects/${settings.VITE_FIREBASE_PROJECT_ID}/accounts`,
    { localId: uid, email, password, displayName, emailVerified: true },
  )
  await logIn()
}

/** From now on the demo staff member looks after these areas; without any, they are not staff. */
export const changeAreas = (...areas: readonly string[]) =>
  storeInConsole({ [`staff/${staffAccount.uid}`]: areas.length > 0 ? { areas } : null })

/** What of this pledge is paid. */
export async function stateOf(id: string) {
  const { items } = await listPledges()
  return items.find((each) => each.id === id)?.payment
}

function pledgeOf(email: string): SamplePledge {
  const pledge = samplePledges.find((each) => each.email.startsWith(email))
  if (!pledge) throw new Error(`No sample is pledged by ${email}`)
  return pledge
}

export const wycliffe = pledgeOf('wycliffe')
export const grace = pledgeOf('grace')
export const brian = pledgeOf('brian')
/** The demo member's. */
export const amani = pledgeOf(demoMember.email)

/** What came in for a pledge: all of it, by M-Pesa. */
export function giftFor(
  { id: document, amount }: Pick<SamplePledge, 'id' | 'amount'>,
  code: string,
  paidOn = '2025-11-20',
): RecordInput & { readonly kind: 'donation'; readonly document: string } {
  return { code, method: 'mpesa', kind: 'donation', document, amount, paidOn }
}

/** The demo staff member confirms payments. */
export const confirm = (...payments: readonly RecordInput[]) =>
  confirmPayments(payments, staffAccount)

/** Income of another year, which names nobody of the desk. */
export const oldGrant: BookedMoney = {
  code: 'BANK-GRANT2024',
  method: 'bank',
  amount: 25e4,
  paidOn: '2024-02-29',
  from: 'Sample Foundation',
  note: 'Grant',
}

/** The demo staff member writes down income. */
export const storeIncome = (income: BookedMoney) =>
  storeRecord({ ...income, kind: 'income' }, staffAccount)

/** A confirmation, or the test fails. */
export async function theConfirmation(id: string) {
  const confirmation = await loadConfirmation(id)
  if (!confirmation) throw new Error(`${id} is not confirmed`)
  return confirmation
}

/** They pay back of what is confirmed under this code. */
export async function payBack(code: string, amount: number, paidOn: string): Promise<void> {
  const back = { code: code.replace('TK', 'TR'), method: 'mpesa', note: 'Too much' } as const
  await storeRefund(await theConfirmation(code), { ...back, amount, paidOn }, staffAccount)
}

/** They void what is confirmed under this code. */
export const voidOf = async (code: string, reason = 'Another giver') =>
  voidConfirmation(await theConfirmation(code), reason, staffAccount)

/** Puts as many documents into the backend as wanted. */
export const storeMany = (count: number, document: (index: number) => [path: string, object]) =>
  storeInConsole(Object.fromEntries(Array.from({ length: count }, (_, index) => document(index))))

/** A payment for something, and its refund. */
export async function confirmPaidBack(
  gift: Pick<RecordInput, 'kind' | 'amount' | 'document' | 'uid'>,
) {
  const paid = { code: 'TKBACK0001', method: 'mpesa', paidOn: '2025-11-20' } as const
  await confirm({ ...paid, ...gift })
  await payBack(paid.code, gift.amount, paid.paidOn)
}

/** Grace in the team notes at this moment that the giver is thanked. */
export const thanksOfGrace = (confirmation: string) =>
  storeInConsole({
    [`thanks/${confirmation}`]: { by: 'grace', byEmail: 'grace@example.org', at: new Date() },
  })
