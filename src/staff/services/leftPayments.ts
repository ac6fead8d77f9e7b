import type { Account } from '@/domain/members/account'
import { readLeftPayment, type LeftPayment } from '@/staff/domain/leftPayment'
import { Failure } from '@/domain/failure'
import { commit, findByIds } from './database'
import { storeOnce } from './storeOnce'

export async function findLeftPayments(codes: readonly string[]): Promise<readonly LeftPayment[]> {
  const found = await findByIds('leftPayments', codes)
  return [...found].map(([code, { fields }]) => readLeftPayment(code, fields))
}

/** Returns what is stored: the first stands. Safe to repeat. */
export async function leavePayment(
  { code, ...payment }: Pick<LeftPayment, 'code' | 'amount' | 'paidOn' | 'reason'>,
  staff: Account,
): Promise<LeftPayment> {
  await storeOnce('leftPayments', code, payment, staff)
  const [stored] = await findLeftPayments([code])
  // Somebody took it back meanwhile.
  if (!stored) throw new Failure('unavailable')
  return stored
}

/** Safe to repeat. */
export function takeBackLeftPayment(code: string): Promise<void> {
  return commit([{ collection: 'leftPayments', id: code, delete: true }])
}
