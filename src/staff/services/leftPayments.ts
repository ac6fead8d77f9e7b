import type { Account } from '@/domain/members/account'
import { readLeftPayment, type LeftPayment } from '@/staff/domain/leftPayment'
import { Failure } from '@/domain/failure'
import { publishChanges, type Write } from './changes'
import { commit, findByIds } from './database'
import { findAll } from './listPage'
import { mayBeStored, storeOnce } from './storeOnce'

const collection = 'leftPayments'

/** Without those taken back. */
export async function findLeftPayments(codes: readonly string[]): Promise<readonly LeftPayment[]> {
  return (await findAllOf(codes)).filter(({ backAt }) => backAt === null)
}

async function findAllOf(codes: readonly string[]): Promise<readonly LeftPayment[]> {
  const found = await findByIds(collection, codes)
  return [...found].map(([code, { fields }]) => readLeftPayment(code, fields))
}

/** `month`: YYYY-MM. Those taken back too, by day. */
export function loadLeftPayments(month: string): Promise<readonly LeftPayment[]> {
  const query = {
    collection,
    where: [
      ['paidOn', 'GREATER_THAN_OR_EQUAL', `${month}-01`],
      ['paidOn', 'LESS_THAN', `${month}-32`],
    ],
    orderBy: ['paidOn', 'ASCENDING'],
  } as const
  return findAll(query, ({ id, fields }) => readLeftPayment(id, fields))
}

/** Returns what is stored: the first stands. Safe to repeat. */
export async function leavePayment(
  { code, ...payment }: Pick<LeftPayment, 'code' | 'amount' | 'paidOn' | 'reason'>,
  staff: Account,
): Promise<LeftPayment> {
  await storeOnce(collection, code, payment, staff)
  const [stored] = await findLeftPayments([code])
  // Somebody took it back meanwhile.
  if (!stored) throw new Failure('unavailable')
  return stored
}

/** Safe to repeat. It stays on record who left it, and who took it back. */
export async function takeBackLeftPayment(code: string, { uid, email }: Account): Promise<void> {
  const put = { backBy: uid, backByEmail: email }
  const writes: readonly Write[] = [{ collection, id: code, put, timed: 'backAt' }]
  try {
    await commit(writes)
  } catch (failure) {
    const [stored] = mayBeStored(failure) ? await findAllOf([code]) : []
    if (!stored?.backAt) throw failure
    publishChanges(writes)
  }
}
