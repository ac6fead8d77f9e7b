import type { Account } from '@/domain/members/account'
import type { Refund } from '@/staff/domain/booking'
import type { Confirmation } from '@/staff/domain/confirmation'
import { findMark } from './confirmationRecords'
import { storeRecord } from './confirmPayments'

/** Safe to repeat. @throws Failure `refused` if void, refunded, or the code counts for something else */
export function storeRefund(of: Confirmation, refund: Refund, staff: Account): Promise<string> {
  return storeRecord({ ...refund, kind: 'refund', document: of.id, of }, staff)
}

export async function findRefund({ id: paid }: Pick<Confirmation, 'id'>) {
  const { parts } = await findMark('refund', paid)
  const [refund] = Object.entries(parts)
  return refund ? { id: refund[0], amount: refund[1] } : null
}
