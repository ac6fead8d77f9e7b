import { toMpesaCode } from '@/domain/payment/mpesaMessage'
import { readPayer } from './cells'
import { emptyRow, textFromPayer, type StatementForm, type StatementRow } from './statementRows'

const beginning = /(?<![A-Z0-9])([A-Z][A-Z0-9]{9})\s*confirmed\b[.,]?/gi
const moment = /\bon\s*(\d{1,2}\/\d{1,2}\/\d{2,4}),?\s*(?:at)?\s*(\d{1,2}:\d{2})\s*([AP]M)/i
const amount = /\bksh\.?\s*([\d,]+(?:\.\d{1,2})?)/i
const balance = /\bnew\s[\w\s-]{0,20}balance\b/i
const account = /\baccount(?:\s+(?:number|no\.?))?\s+(?!balance)([\w/-]+)/i

/** About incoming money; null without any. */
export function readTillSms(text: string): StatementForm | null {
  const starts = [...text.matchAll(beginning)].filter(([, code]) => toMpesaCode(code) !== null)
  const rows = starts.flatMap((start, number) => {
    const [whole, code = ''] = start
    const row = readMessage(code, text.slice(start.index + whole.length, starts[number + 1]?.index))
    return row ? [row] : []
  })
  if (rows.length === 0) return null
  return { form: 'sms', rows, shortCode: null }
}

function readMessage(code: string, text: string): StatementRow | null {
  const end = text.search(balance)
  // '3:57 PMKsh40.00'
  const said = (end === -1 ? text : text.slice(0, end))
    .replace(/(?<=[AP]M)(?=ksh)/gi, ' ')
    .replace(/\s+/g, ' ')
  const isIncoming = /\breceived from\b|\byou have received\b/i.test(said)
  const isReversal = /\brevers/i.test(said)
  if (!isIncoming && !isReversal) return null
  const [, day = '', hour = '', half = ''] = moment.exec(said) ?? []
  return {
    ...emptyRow,
    code,
    completed: `${day} ${hour} ${half}`,
    details: isReversal ? said : 'received',
    status: 'Completed',
    paidIn: amount.exec(said)?.[1] ?? '',
    reason: isReversal ? 'Reversal' : 'Received',
    account: account.exec(said)?.[1] ?? '',
    payer: readPayer(textFromPayer(said.replace(moment, ' '))),
  }
}
