import { Failure } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import type { Confirmation } from '@/staff/domain/confirmation'
import type { Refund } from '@/staff/domain/refund'
import { findMark } from './confirmationRecords'
import { linkChange } from './giftLinks'
import { uidIfShown } from './uidIfShown'
import { storeUnderCode } from './storeUnderCode'

/**
 * Safe to repeat.
 * @throws Failure `refused` if void, refunded, or the code counts for something else
 */
export async function storeRefund(
  of: Confirmation,
  refund: Refund,
  staff: Account,
): Promise<string> {
  const uid = await uidIfShown(of)
  const extraWrites = await linkChange(of, 'back')
  const told = { ...refund, kind: 'refund', document: of.id, uid } as const
  const id = await storeUnderCode(told, staff, extraWrites)
  if (id === null) throw new Failure('refused')
  return id
}

export async function findRefund({ id: paid }: Pick<Confirmation, 'id'>) {
  const { parts } = await findMark('refund', paid)
  const [refund] = Object.entries(parts)
  return refund ? { id: refund[0], amount: refund[1] } : null
}
