import { dayInKenya } from '@/domain/calendar/calendar'
import type { StatementLine } from '@/domain/matching/statement'
import type { ArrivedPayment } from '@/domain/staff/confirmation'
import type { ExpectedPayment } from '@/domain/staff/expectedPayment'
import { memberOf } from '@/services/staff/members'

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
