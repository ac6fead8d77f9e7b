import type { ArrivedPayment } from '@/staff/domain/confirmation'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { memberOf } from './members'

/** Finds the member whose profile shows it. @throws Failure */
export async function arrivedFor(
  expected: ExpectedPayment,
  money: Omit<ArrivedPayment, 'kind' | 'document' | 'uid'>,
): Promise<ArrivedPayment> {
  const uid = await memberOf(expected)
  return { ...money, kind: expected.kind, document: expected.id, ...(uid && { uid }) }
}
