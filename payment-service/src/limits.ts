import { refusal, texts } from './http.ts'
import type { Limit } from './limiter.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** On open prompts. */
export function promptOn(phone: string, untilMs: number): Limit {
  return { name: `prompt ${phone}`, most: 1, withinMs: untilMs }
}

export function limitsOnPhone(phone: string, promptsPerDay: number): readonly Limit[] {
  return [
    { name: `phone ${phone}`, most: 5, withinMs: hourMs },
    { name: `phone-day ${phone}`, most: 10, withinMs: 24 * hourMs },
    { name: 'all phones', most: promptsPerDay, withinMs: 24 * hourMs },
  ]
}

/**
 * A campus, or a whole mobile network, may share one address; yet nobody is to use up the day for
 * all. Not limited where it is not known.
 */
export function limitsOnAddress(address: string | null): readonly Limit[] {
  if (address === null) return []
  const network = networkOf(address)
  return [
    { name: `address ${network}`, most: 60, withinMs: 10 * minuteMs },
    { name: `address-day ${network}`, most: 150, withinMs: 24 * hourMs },
  ]
}

/** Questions about a prompt. */
export function questionsAbout(promptId: string, nextAskMs: number): Limit {
  return { name: `question ${promptId}`, most: 5, withinMs: 5 * nextAskMs }
}

/** Deliveries of one callback: Daraja repeats itself. */
export function callbackAbout(promptId: string, nextAskMs: number): Limit {
  return { name: `callback ${promptId}`, most: 1, withinMs: nextAskMs }
}

/** The answer to a request for a prompt that reached a limit. */
export function refusedBy({ name, most }: Limit): Response {
  if (name.startsWith('prompt')) return refusal(409, texts.promptOpen, 'prompt-open')
  if (name === 'all phones') return refusal(503, most === 0 ? texts.turnedOff : texts.dayIsFull)
  return refusal(429, name.startsWith('phone') ? texts.tooManyForPhone : texts.tooManyFromHere)
}

/** Of an IPv6 address the first half: the other half is one person's to choose. */
function networkOf(address: string): string {
  if (address.includes('.')) return address
  const [first = [], last = []] = address.split('::').map((half) => half.split(':'))
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':')
}
