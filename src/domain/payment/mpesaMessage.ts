import * as v from 'valibot'
import { addDays, isDay } from '@/domain/calendar/calendar'
import {
  amount,
  centsOf,
  confirmed,
  labelledCode,
  readSentence,
  splitAccount,
  sumsPaid,
  toMpesaCode,
  toOneLine,
} from './mpesaWords'

export const smsSchema = v.object({ sms: v.string() })

/** Null means that it cannot be read for certain. */
export interface MpesaPayment {
  readonly kind: 'payment'
  /** Ten capital letters and digits. */
  readonly code: string | null
  readonly amountCents: number | null
  readonly payee: string | null
  /** As '14/9/24'. */
  readonly date: string | null
  readonly time: string | null
}

/** `suspicious` asks for a PIN or for money back, which M-Pesa never does. */
export type MpesaMessage =
  | MpesaPayment
  | { readonly kind: 'empty' | 'incoming' | 'failed' | 'reversed' | 'suspicious' | 'unknown' }

/** In characters; real messages have about 200. */
const maxTextLength = 4000

/**
 * Reads M-Pesa's SMS in English or Swahili, or a typed code. Of a message that is cut off, it reads
 * only the complete parts. It proves nothing: anybody may have typed it.
 */
export function readMpesaMessage(text: string): MpesaMessage {
  const plain = toOneLine(text.slice(0, maxTextLength))
  if (plain === '') return { kind: 'empty' }
  if (asksForSomething(plain)) return { kind: 'suspicious' }
  const messages = messagesIn(plain).map((each) => ({ ...each, read: readOne(each) }))
  const isReversed = (code: string | null) =>
    code !== null &&
    messages.some((each) => each.read.kind === 'reversed' && each.text.toUpperCase().includes(code))
  const all = messages.map(({ read }) => read)
  const message =
    all.find((read) => read.kind === 'payment' && !isReversed(read.code)) ??
    all.find(({ kind }) => kind !== 'unknown' && kind !== 'payment')
  if (message) return message
  return codeAlone(plain) ?? { kind: 'unknown' }
}

export const emptyPayment: MpesaPayment = {
  kind: 'payment',
  code: null,
  amountCents: null,
  payee: null,
  date: null,
  time: null,
}

const pinRequest =
  /\b(?:\w{1,20} ){0,2}(?:enter|send|share|reply|give|confirm|provide|submit|tell|text|type|tuma|weka|ingiza|toa|jibu|tupe) [^.!?]{0,40}\b(?:pin|namba(?:ri)? ya siri)\b/gi
/** From M-Pesa's own menu on the phone. */
const menu =
  /\b(?:dial|piga) \*\d{3}#(?: \w+){0,3} (?:enter|weka|ingiza) (?:your |the )?(?:m-?pesa )?(?:pin|namba(?:ri)? ya siri)\b/gi
const warning = /^(?:\w+ )?(?:never|not|dont|usi\w*) /i
const moneyBack =
  /\b(?:send|refund|return|give|rudisha|tuma) (?:(?:the|my|it|this|hiyo) )?(?:(?:money|cash|pesa) )?(?:back|to this number|kwa hii namba)\b|\bby mistake\b|\bkimakosa\b|\bbalance is:? \W?locked\b/i

/** M-Pesa itself only asks in its menu, and warns ('Never share your PIN'). */
function asksForSomething(text: string): boolean {
  const words = text.replace(/['\u2019]/g, '').replace(menu, '')
  return (
    moneyBack.test(words) ||
    [...words.matchAll(pinRequest)].some(([request]) => !warning.test(request))
  )
}

const codeFirst = /^([a-z][a-z0-9]{9})[ .,:-]{1,3}(?=ksh|you |ume)/i

/** One message from each 'Confirmed' on. `isConfirmed`: it begins like a payment. */
function messagesIn(text: string) {
  const starts = [...text.matchAll(confirmed)]
  if (starts.length === 0) {
    const [beginning = '', code] = codeFirst.exec(text) ?? []
    return [
      {
        code: toMpesaCode(code),
        isConfirmed: beginning !== '',
        text: text.slice(beginning.length),
      },
    ]
  }
  return starts.map((start, number) => ({
    code: toMpesaCode(start[1]),
    isConfirmed: true,
    text: text.slice(start.index + start[0].length, starts[number + 1]?.index).trim(),
  }))
}

/** From a note with a code, or from a bank's or an app's message that names M-Pesa's code. */
function codeAlone(text: string): MpesaPayment | null {
  const inNote = codeInNote(text)
  if (inNote) return { ...emptyPayment, code: inNote }
  const code = labelledCode(text)
  if (code === null || notYetPaid.test(text)) return null
  const sums = sumsPaid(text)
  const [cents = null] = sums
  return { ...emptyPayment, code, amountCents: sums.size === 1 ? cents : null }
}

/** A standing order, a payment that is not finished, or one that somebody wants back. */
const notYetPaid =
  /\b(?:set up|scheduled|pending|being processed|is due|will be (?:paid|sent|debited|deducted)|reversal (?:request|transaction|of)|request to reverse)\b/i

function codeInNote(text: string): string | null {
  if (text.length > 60 || /confirm|imethibit/i.test(text)) return null
  const spaced = text.replace(/[ .:-]/g, '')
  if (toMpesaCode(spaced) && (spaced === text || /\d/.test(spaced))) return toMpesaCode(spaced)
  const codes = text.split(/[^a-z0-9]+/i).filter((word) => /\d/.test(word) && toMpesaCode(word))
  return codes.length === 1 ? toMpesaCode(codes[0]) : null
}

type Sentence = ReturnType<typeof readSentence>

function readOne({ code, isConfirmed, text }: ReturnType<typeof messagesIn>[number]): MpesaMessage {
  const sentence = readSentence(text)
  const { kind } = sentence
  if (kind !== null) return { kind }
  if (!isConfirmed) return { kind: 'unknown' }
  const payment = paymentIn(sentence) ?? (sentence.isWhole ? null : cutOffIn(sentence))
  if (!payment || (code === null && payment.amountCents === null)) return { kind: 'unknown' }
  return { ...payment, code: code ?? labelledCode(text) }
}

const amountThenPayee = new RegExp(
  String.raw`^${amount} (?:has been |have been )?(?:sent to|paid to|(?:zi|i)melipwa kwa|(?:zi|i)metumwa kwa) (.*)$`,
  'i',
)
const payerThenPayee = new RegExp(
  String.raw`^(?:(?:you have )?(?:paid|sent)|(?:your |customer )?(?:payment|transfer) of|umelipa|umetuma) ${amount} (?:to|kwenda kwa|kwa) (.*)$`,
  'i',
)

const afterPayee =
  / (?:(?:via|kupitia) (?:kopo|m-?pesa|lipa)|(?:was|is|has been) (?:successful|completed)).*$/i

function paymentIn({ body, isEnded, date, time }: Sentence): MpesaPayment | null {
  const [, sum = '', rest = ''] = amountThenPayee.exec(body) ?? payerThenPayee.exec(body) ?? []
  if (rest === '') return null
  const [name, account] = splitAccount(rest)
  const payee = name.replace(afterPayee, '').replace(/[. ]{1,4}$|[*_]/g, '')
  // At the very end, a name may be cut off.
  const isKnown = (isEnded || account !== null) && payee !== '' && payee.length <= 100
  return { ...emptyPayment, amountCents: centsOf(sum), payee: isKnown ? payee : null, date, time }
}

const phrases = ['sent to', 'paid to', 'has been sent to', 'has been paid to']
  .concat(['zimelipwa kwa', 'imelipwa kwa', 'zimetumwa kwa', 'imetumwa kwa'])
  .map((phrase) => `${phrase} `)
const amountThenCut = new RegExp(`^${amount}(?: (.*))?$`, 'i')

function cutOffIn({ body, date, time }: Sentence): MpesaPayment | null {
  const read = { ...emptyPayment, date, time }
  if (['', 'k', 'ks', 'ksh'].includes(body.toLowerCase())) return read
  const [, sum = '', rest] = amountThenCut.exec(body) ?? []
  if (sum === '' || !phrases.some((phrase) => phrase.startsWith((rest ?? '').toLowerCase()))) {
    return null
  }
  // At the very end, only cents show that the amount is complete.
  const isWholeSum = rest !== undefined || /\.\d\d$/.test(sum)
  return { ...read, amountCents: isWholeSum ? centsOf(sum) : null }
}

/** YYYY-MM-DD; may not be a real day. */
function dayOf(date: string): string {
  const [dayOfMonth = '', month = '', year = ''] = date.split(/\D/)
  return [year.padStart(4, '20'), month.padStart(2, '0'), dayOfMonth.padStart(2, '0')].join('-')
}

/** In days; an older payment raises a question. */
const recent = 7

/** `toldOn` is YYYY-MM-DD. */
export function checkDate(date: string | null, toldOn: string): 'impossible' | 'older' | null {
  if (date === null) return null
  const paidOn = dayOf(date)
  if (!isDay(paidOn) || paidOn > addDays(toldOn, 1)) return 'impossible'
  return paidOn < addDays(toldOn, -recent) ? 'older' : null
}

export type Verdict = 'matches' | 'differs' | 'unread' | 'not-comparable'

/** Null in `due` means not set. */
export function compareWithDue(
  message: MpesaPayment,
  due: { readonly amountKsh: number | null; readonly businessName: string | null },
): { readonly amount: Verdict; readonly payee: Verdict } {
  return {
    amount: verdict(
      message.amountCents,
      due.amountKsh === null ? null : Math.round(due.amountKsh * 100),
    ),
    payee: verdict(nameKey(message.payee), nameKey(due.businessName)),
  }
}

function verdict<T>(read: T | null, due: T | null): Verdict {
  if (read === null) return 'unread'
  if (due === null) return 'not-comparable'
  return read === due ? 'matches' : 'differs'
}

function nameKey(name: string | null): string | null {
  return name === null ? null : toOneLine(name).toUpperCase().replace(/[\s.]/g, '')
}
