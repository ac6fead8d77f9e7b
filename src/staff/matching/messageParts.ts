import { afterSentence, amount, confirmed, day, labelledCode } from '@/domain/payment/mpesaWords'

const start = String.raw`\b[A-Z][A-Z0-9]{9}[ .,:*_-]{1,3}(?:confirmed|imethibitishwa)\b`
const startOf = new RegExp(`^.{0,60}${start}`, 'i')
/** The next message glued to the end of the last. */
const glued = new RegExp(String.raw`(?<=[.!?]\s{0,2})(?=${start})`, 'i')
/** A messenger's '[10:05, 14/09/2024] Ali:'. */
const sender = /^\[\d{1,2}[:/.]/
/** A code alone, or at the beginning of a short note. */
const noted =
  /^\W*(?=[A-Z0-9]*\d)[A-Z][A-Z0-9]{9}\b(?! ?[.,:]? ?(?:confirmed|imethibitishwa)).{0,40}$/i
/** 'Amount: KES 500', in a list of such lines. */
const listed = /^\W*[\p{L} ()-]{2,30}:\s/u
const sum = new RegExp(String.raw`\b${amount}`, 'i')
const date = new RegExp(day)

/**
 * The messages in a pasted text: apart by an empty line, a sender, the beginning of M-Pesa's sentence, or a line of
 * their own after a whole message. No word is lost.
 */
export function splitMessages(text: string): readonly string[] {
  const messages: string[] = []
  let open = ''
  const close = () => {
    if (open.trim() !== '') messages.push(open)
    open = ''
  }
  for (const line of text.split('\n')) {
    if (line.trim() === '' || (open !== '' && begins(line, open))) close()
    open += open === '' ? line : `\n${line}`
  }
  close()
  return messages.flatMap(unglue)
}

/** Whether a line begins the next message after those `open`. */
function begins(line: string, open: string): boolean {
  if (sender.test(line)) return true
  if (startOf.test(line)) return /\d/.test(open)
  if (noted.test(line) && noted.test(open)) return true
  if (labelledCode(line) !== null && hasCode(open)) return true
  return isWhole(open) && !continues(line)
}

/** Words before M-Pesa's code belong to its message, such as 'Congratulations!'. */
function unglue(message: string): readonly string[] {
  const parts: string[] = []
  for (const part of message.split(glued)) {
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
  return sum.test(text) && (confirmedIn(text) ? date.test(text) : labelledCode(text) !== null)
}

/** The rest of a message that was broken into lines. */
function continues(line: string): boolean {
  return (
    afterSentence.exec(line)?.index === 0 ||
    listed.test(line) ||
    /^\W*(?:transaction cost|amount you)/i.test(line)
  )
}

/** The code of M-Pesa's message, and what follows 'Confirmed'; null if it is not one. */
export function confirmedIn(
  message: string,
): { readonly code: string; readonly said: string } | null {
  const found = [...message.matchAll(confirmed)].find(([, code]) => code !== undefined)
  return found?.[1] ? { code: found[1], said: message.slice(found.index + found[0].length) } : null
}

/** What staff see of a message. */
export function beginningOf(message: string): string {
  const words = message.trim().replace(/\s+/g, ' ')
  return words.length > 60 ? `${words.slice(0, 59).trimEnd()}…` : words
}
