import {
  amount,
  labelledCode,
  readSentence,
  splitAccount,
  sumsPaid,
  toMpesaCode,
  toOneLine,
} from '@/domain/payment/mpesaWords'
import { beforeEnd, readPayer } from './cells'
import { confirmedIn, outgoing, splitMessages } from './messageParts'
import { emptyRow, type StatementForm, type StatementRow } from './statementRows'

const sum = new RegExp(String.raw`\b${amount}`, 'i')
const from = /\b(?:from|kutoka(?: kwa)?)\b(.*)$/i
const beforePhone = /\b(?:phone|mobile|tel)(?: ?(?:no|number))?\b[.:]? ?(?=[+\d])/gi
const spacedPhone = /(?:\+?254 ?|\b0)\d{3}(?: ?\d{3}){2}(?!\d)/g
/** A bank's 'from JANE HERI for K7P2QX'. */
const bankAccount = /^(.+?) for (?!account\b)(\S.*)$/
const afterPayer = /\s(?:via|kupitia|received|to pochi|kwenye)\b.*$|(?:\.|,(?! ?[+\d])) .*$/i

/** Reads every SMS if one is about money that came in or was taken back; otherwise null. */
export function readTillSms(text: string): StatementForm | null {
  const rows = splitMessages(text).map(readMessage)
  const isOfTill = rows.some(({ reason }) => reason === 'Received' || reason === 'Reversal')
  return isOfTill ? { form: 'sms', rows, shortCode: null } : null
}

function readMessage(message: string): StatementRow {
  const text = toOneLine(message)
  const confirmed = confirmedIn(text)
  const { code, said } = confirmed ?? { code: labelledCode(text) ?? '', said: text }
  // With a full stop: unlike M-Pesa's messages, a bank's may end with the time.
  const sentence = readSentence(`${said}.`)
  const { body, date, time } = sentence
  const kind = sentence.kind ?? (outgoing.test(sentence.own) ? 'outgoing' : null)
  const [, paid = ''] = sum.exec(sentence.said || text) ?? []
  // A note before a bank's message may name another sum. After a balance, the message of the code may follow.
  const ofCode = labelledCode(sentence.said) === null ? text : sentence.said
  const sums = confirmed === null ? [...sumsPaid(ofCode)].filter((cents) => cents !== null) : []
  const money =
    sums.length > 0 ? sums.map((cents) => cents / 100).join(' / ') : paid.replace(/[.,]+$/, '')
  const row = { ...emptyRow, code, completed: `${date ?? ''} ${time ?? ''}`, status: 'Completed' }
  switch (toMpesaCode(code) === null ? null : kind) {
    case 'reversed':
      // Of a payment to us, unless the message says that the money came back to us.
      return {
        ...row,
        details: sentence.said,
        reason: 'Reversal',
        ...(/\bcredited\b/i.test(text) ? { paidIn: money } : { withdrawn: money }),
      }
    case 'failed':
      return { ...row, status: 'Failed', paidIn: money }
    case 'outgoing':
      return { ...row, reason: 'Sent', withdrawn: money }
    case 'incoming': {
      const [, party = ''] = from.exec(body.replace(beforePhone, '')) ?? []
      const [, name = '', typed = ''] = (confirmed === null && bankAccount.exec(party)) || []
      const [payer, account] = name ? [name, typed] : splitAccount(party)
      return {
        ...row,
        details: 'received',
        reason: 'Received',
        paidIn: money,
        account: (account ?? '').replace(afterPayer, '').replace(/[ .,]+$/, ''),
        payer: readPayer(
          beforeEnd(payer, afterPayer).replace(spacedPhone, (found) => found.replaceAll(' ', '')),
        ),
      }
    }
    default:
      return { ...row, code: '', details: text, status: 'unread', paidIn: money }
  }
}
