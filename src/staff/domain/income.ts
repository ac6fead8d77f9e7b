import * as v from 'valibot'
import { amountText, formatKsh } from '@/domain/money/money'
import { longest, text } from '@/domain/text/plainText'
import { methods, type BookedMoney } from './confirmation'
import { isDayUntil } from './days'
import { looksLikeMpesa, mostKsh, readCode } from './typedPayment'

/** Money nobody pledged. */
export interface Income extends BookedMoney {
  readonly from: string
  readonly note: string
}

/** Cash has no receipt number; `id` is chosen once. */
export function cashCode(id: string): string {
  return `CASH-${id}`
}

/** For a number that looks like an M-Pesa code. */
export const bankAnyway = 'bank-anyway'

const wrongCode = {
  mpesa: 'An M-Pesa code has ten letters and digits, and begins with a letter',
  bank: 'A bank’s number has 4 to 30 letters and digits',
  odd: 'This looks like an M-Pesa code. If it is one, choose M-Pesa above',
}

/** `code` is '' for cash; `today` is YYYY-MM-DD. */
export function incomeSchema(today: string, button: string) {
  return v.pipe(
    v.object({
      amount: v.pipe(
        amountText(mostKsh, `At most ${formatKsh(mostKsh)}: write the rest down by itself`),
        v.transform(Number),
      ),
      paidOn: v.pipe(
        v.string(),
        v.check((day) => isDayUntil(today, day), 'Choose the day it came in: today or before'),
      ),
      method: v.picklist(methods, 'Choose how it came'),
      code: v.string(),
      from: text('Name', longest.name, 'optional'),
      note: text('Note', 200, 'required'),
    }),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      const { method, code: typed } = value
      if (method === 'cash') return { ...value, code: '' }
      const code = readCode(method, typed)
      const isOdd = looksLikeMpesa(method, typed) && button !== bankAnyway
      if (code !== null && !isOdd) return { ...value, code }
      addIssue({
        message: wrongCode[isOdd ? 'odd' : method],
        path: [{ type: 'object', origin: 'value', input: value, key: 'code', value: typed }],
      })
      return NEVER
    }),
  )
}
