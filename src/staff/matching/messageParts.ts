import { toldOpening } from '@/domain/payment/toldDraft'
import {
  afterSentence,
  amount,
  amountBefore,
  confirmed,
  day,
  labelledCode,
  opening,
  readSentence,
  sumsPaid,
  toOneLine,
} from '@/domain/payment/mpesaWords'

/** In characters. Longer text is not one message, and would be read again with each further line. */
const longest = 1000
const start = String.raw`\b[A-Z][A-Z0-9]{9}[\s.,:*_-]{0,3}${opening}`
const startOf = new RegExp(`^.{0,60}${start}`, 'i')
/** Where the next message is glued to the end of the last, which may be 'Dial *334#' or '… message to 456'. */
const beforeGlued = new RegExp(String.raw`[.!?#\d]\s{0,2}(?=${start})`, 'gi')
/** A messaging app's '[10:05, 14/09/2024] Ali:' or '14/09/2024, 10:05 - Ali:'. */
const sender = /^\W*\d{1,4}[:/.-]\d{1,2}.{0,24}(?:\]| - ).{1,60}?: /
/** A code alone or in a short note, as people list them: '2. Jane UKE46D87MG 500'. */
const noted = new RegExp(
  String.raw`^\W*(?:\w{1,20}\W+){0,4}?(?=[A-Z0-9]*\d)[A-Z][A-Z0-9]{9}\b(?! ?[.,:]? ?${opening}).{0,40}$`,
  'i',
)
/** One may look like a sum: 'UKSH2PPAJ0'. */
const codes = /\b[A-Z][A-Z0-9]{9}\b/g
/** Where a bank's message begins, perhaps behind its name. */
const greeting = new RegExp(
  String.raw`^\W*(?:[\p{L} .-]{2,20}: ?|tid: ?\w+\. )?(?:(?:confirmed(?=\W{1,3}(?:you|ksh|kes))|dear|mpendwa|you have (?:received|paid|sent)|ume(?:pokea|lipa|tuma))\b|received ${amount}|${amount} (?:has been )?(?:received|paid|sent)\b)`,
  'iu',
)
/** A line from a list, such as 'Amount: KES 500'. */
const listed = /^\W*[\p{L} ()-]{2,30}:\s/u
/** A line that a narrow screen broke: 'Ksh5.00 received from' before a name, 'on 3/4/26 at' before a time. */
const unfinished =
  /\b(?:at|saa|on|from|kutoka|to|kwa|is|ni|cost,?|can transact|received|paid|sent|balance|account|ksh|(?:from|kutoka(?: kwa)?)\s[+\d*]+|(?:ksh|kes)[. ]{0,2}[\d,.]+ (?:received )?(?:from|kutoka(?: kwa)?)\s[^\d.!?]{0,40})\s*$/i
const tail =
  /^\W*(?:[ap]m(?:[.,]| new\b|\s*$)|on \d{1,2}[-/]\d{1,2}[-/]\d{2,4}(?: at\b|\.?\s*$)|(?:ha(?:s|ve) )?been\b|reversed\b|transaction cost|account n(?:umber|o)\b|for account\b|kwa akaunti\b|amount you|(?:(?:at|saa) )?\d{1,2}[:.]\d\d ?(?:[ap]m|hrs)\b)/i
export const outgoing =
  /\b(?:paid to|sent to|you have (?:paid|sent)|withdraw|give|bought|umelipa|umetuma|umenunua|(?:zi|i)metumwa|(?:zi|i)melipwa|toa)\b/i
const sum = new RegExp(String.raw`(?:^|\P{L})\p{L}{0,2}${amount}|${amountBefore}`, 'iu')
const date = new RegExp(day)

/**
 * Splits a pasted text into messages: at an empty line, a sender, the beginning of M-Pesa's or a bank's sentence, a line
 * with its own code or day, or a new line after a whole message. No word is lost.
 */
export function splitMessages(text: string): readonly string[] {
  const messages: string[] = []
  let open = ''
  const close = () => {
    if (open.trim() !== '') messages.push(open)
    open = ''
  }
  const lines = text.split('\n')
  for (const [number, line] of lines.entries()) {
    if (line.trim() === '' || (open !== '' && begins(line, lines[number + 1] ?? '', open))) close()
    open += open === '' ? line : `\n${line}`
  }
  close()
  return messages.flatMap(unglue)
}

/** Whether a line begins the next message. `open`: the lines of the message before it. */
function begins(line: string, next: string, open: string): boolean {
  if (sender.test(line) || line.includes(toldOpening) || open.length > longest) return true
  if (startOf.test(`${line}\n${next}`)) return /\d/.test(open)
  return isAnother(line, open) || (isWhole(open) && !continues(line))
}

/** Whether a line says by itself that it is another message: by a code, a day or the words with which a bank begins. */
function isAnother(line: string, open: string): boolean {
  const isOfCode = labelledCode(line) !== null
  if (noted.test(open) && (isOfCode || noted.test(line))) return true
  if (isOfCode && hasCode(open)) return true
  if (hasSumAndDay(line) && hasSumAndDay(open)) return true
  return greeting.test(line) && sum.test(open.replace(codes, '')) && !unfinished.test(open)
}

/** Splits glued messages. Words before M-Pesa's code, such as 'Congratulations!', belong to its message. */
function unglue(message: string): readonly string[] {
  const parts: string[] = []
  for (const part of message.replace(beforeGlued, '$&\0').split('\0')) {
    const last = parts.at(-1)
    if (last !== undefined && !hasCode(last)) parts[parts.length - 1] = last + part
    else parts.push(part)
  }
  return parts
}

function hasCode(text: string): boolean {
  return confirmedIn(text) !== null || labelledCode(text) !== null
}

function isWhole(text: string): boolean {
  const found = confirmedIn(text)
  if (!sum.test(text)) return false
  if (!found) return labelledCode(text) !== null && !unfinished.test(text)
  const { kind, own } = readSentence(toOneLine(found.said))
  const isSaid = kind !== null || outgoing.test(own) || /[.!?]\s*$/.test(text)
  return isSaid && date.test(text) && !unfinished.test(text)
}

/** Messages of other companies have no code of M-Pesa's, but a sum and a day. */
function hasSumAndDay(text: string): boolean {
  const line = toOneLine(text)
  return sumsPaid(line).size > 0 && readSentence(line).date !== null
}

/** Whether a line is the rest of a message that was broken into lines. */
function continues(line: string): boolean {
  return afterSentence.exec(line.trimStart())?.index === 0 || listed.test(line) || tail.test(line)
}

/** The code of M-Pesa's message, and what follows 'Confirmed'; null for other messages. */
export function confirmedIn(
  message: string,
): { readonly code: string; readonly said: string } | null {
  const found = [...message.matchAll(confirmed)].find(([, code]) => code !== undefined)
  return found?.[1] ? { code: found[1], said: message.slice(found.index + found[0].length) } : null
}

/** What staff see of a message: at most 60 characters. */
export function beginningOf(message: string): string {
  const words = message.trim().replace(/\s+/g, ' ')
  return words.length > 60 ? `${words.slice(0, 59).trimEnd()}…` : words
}
