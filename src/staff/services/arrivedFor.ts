import { dayInKenya } from '@/domain/calendar/calendar'
import type { StatementLine } from '@/staff/matching/statement'
import type { ArrivedPayment } from '@/staff/domain/confirmation'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { memberOf } from './members'

/** `received`: the line's total, in whole Ksh. @throws Failure */
export async function arrivedFor(
  expected: ExpectedPayment,
  { code, at }: StatementLine,
  { amount, received }: { readonly amount: number; readonly received: number },
): Promise<ArrivedPayment> {
  const uid = await memberOf(expected)
  return {
    code,
    method: 'mpesa',
    kind: expected.kind,
    document: expected.id,
    amount,
    received,
    paidOn: dayInKenya(new Date(at)),
    ...(uid && { uid }),
  }
}
