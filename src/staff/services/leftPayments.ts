import type { Account } from '@/domain/members/account'
import { readLeftPayment, type LeftPayment } from '@/staff/domain/leftPayment'
import { Failure } from '@/domain/failure'
import { loadCodePayment, loadPaymentsByCode } from './confirmationRecords'
import { findByIds } from './database'
import { findAll } from './listPage'
import { storeOnce, takeBack } from './storeOnce'
import { beginningWith } from './wireFormat'

const collection = 'leftPayments'

/** Without those taken back. */
export async function findLeftPayments(codes: readonly string[]): Promise<readonly LeftPayment[]> {
  const found = await findByIds(collection, codes)
  return [...found.values()].map(readLeftPayment).filter(({ backAt }) => backAt === null)
}

export type LeftInMonth = Readonly<Awaited<ReturnType<typeof loadLeftPayments>>[number]>

/** `month`: YYYY-MM. Those taken back too, sorted by day. */
export async function loadLeftPayments(month: string) {
  const left = await findAll(
    { collection, where: beginningWith('paidOn', month), orderBy: ['paidOn', 'ASCENDING'] },
    readLeftPayment,
  )
  const payments = await loadPaymentsByCode(left.map(({ code }) => code))
  return left.map((each) => {
    const { received = each.amount, booked = 0 } = payments.get(each.code) ?? {}
    return {
      ...each,
      id: each.code,
      /** Whole Ksh that are not in the book: somebody may have booked it after all. */
      standing: each.backAt ? 0 : Math.min(each.amount, received - booked),
    }
  })
}

/** Returns what is stored: the first note stands. Safe to repeat. Null if the whole payment is booked. */
export async function leavePayment(
  { code, ...payment }: Pick<LeftPayment, 'code' | 'amount' | 'paidOn' | 'reason'>,
  staff: Account,
): Promise<LeftPayment | null> {
  const arrived = await loadCodePayment(code)
  if (arrived && arrived.booked >= arrived.received) return null
  await storeOnce(collection, code, payment, staff)
  const [stored] = await findLeftPayments([code])
  // Somebody has taken it back meanwhile.
  if (!stored) throw new Failure('unavailable')
  return stored
}

export function takeBackLeftPayment(code: string, staff: Account): Promise<void> {
  return takeBack(collection, code, staff)
}
