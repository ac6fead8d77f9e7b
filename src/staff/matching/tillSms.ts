import {
  afterSentence,
  amount,
  beforeDay,
  day,
  failed,
  incoming,
  labelledCode,
  reversed,
  toMpesaCode,
  toOneLine,
} from '@/domain/payment/mpesaWords'
import { readPayer } from './cells'
import { confirmedIn, splitMessages } from './messageParts'
import { emptyRow, type StatementForm, type StatementRow } from './statementRows'

const moment = new RegExp(
  String.raw`(?:\b${beforeDay} ?)?${day},? ?(?:at|saa)? ?(\d{1,2}[:.]\d\d(?: ?[ap]m)?)`,
  'i',
)
const sum = new RegExp(String.raw`\b${amount}`, 'i')
const outgoing =
  /\b(?:paid to|sent to|you have (?:paid|sent)|withdraw|give|bought|umelipa|umetuma|umenunua|(?:zi|i)metumwa|(?:zi|i)melipwa|toa)\b/i
const account =
  /\b(?:for account|kwa akaunti)(?: (?:number|no\.?|namba))? (.+?)(?=\s+(?:on|mnamo|tarehe|siku|via)\b|[.,]|$)/i
/** After the payer. */
const afterPayer = /\s(?:for account|kwa akaunti|via|to pochi|kwenye)\b.*$|[.,] .*$/i

/** SMS about incoming money; null without any. Other messages are named or unread. */
export function readTillSms(text: string): StatementForm | null {
  const rows = splitMessages(text).map(readMessage)
  const isOfTill = rows.some(({ reason }) => reason === 'Received' || reason === 'Reversal')
  return isOfTill ? { form: 'sms', rows, shortCode: null } : null
}

function readMessage(message: string): StatementRow {
  const text = toOneLine(message)
  const { code, said } = confirmedIn(text) ?? { code: labelledCode(text) ?? '', said: text }
  const end = said.search(afterSentence)
  // '3:57 PMKsh40.00'
  const sentence = (end === -1 ? said : said.slice(0, end)).replace(/(?<=[AP]M)(?=ksh)/gi, ' ')
  const kind = toMpesaCode(code) === null ? 'unread' : kindOf(sentence)
  const [, paid = ''] = sum.exec(sentence || text) ?? []
  const [, date = '', time = ''] = moment.exec(sentence) ?? []
  const row = { ...emptyRow, completed: `${date} ${time}`, status: 'Completed' }
  switch (kind) {
    case 'unread':
      return { ...row, details: text, status: 'unread', paidIn: paid.replace(/[.,]+$/, '') }
    case 'reversal':
      return { ...row, code, details: sentence, reason: 'Reversal', paidIn: paid }
    case 'failed':
      return { ...row, code, status: 'Failed', paidIn: paid }
    case 'outgoing':
      return { ...row, code, reason: 'Sent', withdrawn: paid }
    default:
      return { ...row, ...receivedIn(sentence), code, paidIn: paid.replace(/[.,]+$/, '') }
  }
}

function receivedIn(sentence: string) {
  const [, from = ''] =
    /\b(?:from|kutoka(?: kwa)?)\b(.*)$/i.exec(sentence.replace(moment, ' ')) ?? []
  // '0711 111 111'
  const payer = from
    .replace(afterPayer, '')
    .replace(/(?<=\d) (?=\d{3})/g, '')
    .trim()
  return {
    details: 'received',
    reason: 'Received',
    account: account.exec(sentence)?.[1] ?? '',
    payer: readPayer(payer),
  }
}

function kindOf(sentence: string) {
  if (reversed.test(sentence)) return 'reversal'
  if (failed.test(sentence)) return 'failed'
  if (incoming.test(sentence)) return 'received'
  return outgoing.test(sentence) ? 'outgoing' : 'unread'
}
