import * as v from 'valibot'
import { isDay } from '@/domain/calendar/calendar'
import { isMpesaCode } from './mpesaCode'
import { amountText, formatKsh } from '@/domain/money/money'
import { longest, text } from '@/domain/text/plainText'
import { bankCode, methods, type Method } from './confirmation'

/** Money nobody pledged. */
export interface Income {
  /** M-Pesa's, `bankCode` of a transfer, or `cashCode`. */
  readonly code: string
  readonly method: Method
  /** Whole Ksh. */
  readonly amount: number
  /** The total under the code, if for several things. */
  readonly received?: number | undefined
  /** YYYY-MM-DD in Nairobi. */
  readonly paidOn: string
  readonly from: string
  readonly note: string
}

/** Cash has no receipt number; `id` is chosen once. */
export function cashCode(id: string): string {
  return `CASH-${id}`
}

/** As in the security rules. */
const maxIncomeKsh = 9_999_999

/** For a number that looks like an M-Pesa code. */
export const bankAnyway = 'bank-anyway'

/** `code` is '' for cash; `today` is YYYY-MM-DD. */
export function incomeSchema(today: string, button: string) {
  return v.pipe(
    v.object({
      amount: v.pipe(
        amountText(
          maxIncomeKsh,
          `At most ${formatKsh(maxIncomeKsh)}: write the rest down by itself`,
        ),
        v.transform(Number),
      ),
      paidOn: v.pipe(
        v.string(),
        v.check((day) => isDay(day) && day <= today, 'Choose the day it came in: today or before'),
      ),
      method: v.picklist(methods, 'Choose how it came'),
      code: v.string(),
      from: text('Name', longest.name, 'optional'),
      note: text('Note', 200, 'required'),
    }),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { method, code: typed, ...income } = dataset.value
      const refuse = (message: string) => {
        addIssue({
          message,
          path: [
            { type: 'object', origin: 'value', input: dataset.value, key: 'code', value: typed },
          ],
        })
        return NEVER
      }
      if (method === 'cash') return { ...income, method, code: '' }
      const signs = typed.toUpperCase().replace(/[\s\p{Cf}\p{Pd}]/gu, '')
      if (method === 'mpesa') {
        return isMpesaCode(signs)
          ? { ...income, method, code: signs }
          : refuse('An M-Pesa code has ten letters and digits, and begins with a letter')
      }
      const code = bankCode(signs)
      if (code === null) return refuse('A bank’s number has 4 to 30 letters and digits')
      if (isMpesaCode(signs) && button !== bankAnyway)
        return refuse('This looks like an M-Pesa code. If it is one, choose M-Pesa above')
      return { ...income, method, code }
    }),
  )
}
