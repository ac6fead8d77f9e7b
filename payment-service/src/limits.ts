import { refusal, texts } from './http.ts'
import type { Limit } from './limiter.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const allPhones = 'all phones'
const dayOf = (network: string) => `network-day ${network}`
const fifthOf = (promptsPerDay: number) => Math.ceil(promptsPerDay / 5)

/** On open prompts. */
export function promptOn(phone: string, untilMs: number): Limit {
  return { name: `prompt ${phone}`, most: 1, withinMs: untilMs }
}

export function limitsOnPhone(phone: string): readonly Limit[] {
  return [
    { name: `phone ${phone}`, most: 5, withinMs: hourMs },
    { name: `phone-day ${phone}`, most: 10, withinMs: dayMs },
  ]
}

/**
 * A campus, or many phones of a mobile network, may share one address; yet nobody is to use up the
 * day for all: a network gets a fifth of it. Not limited where it is not known.
 */
export function limitsOnNetwork(address: string | null, promptsPerDay: number): readonly Limit[] {
  if (address === null) return []
  const network = networkOf(address)
  return [
    { name: `address ${network}`, most: 60, withinMs: 10 * minuteMs },
    { name: dayOf(network), most: Math.max(fifthOf(promptsPerDay), 10), withinMs: dayMs },
  ]
}

/** To all phones. The last fifth is for networks that had no prompt yet. */
export function limitOnDay(address: string | null, promptsPerDay: number): Limit {
  const limit = { name: allPhones, most: promptsPerDay, withinMs: dayMs }
  if (address === null) return limit
  return { ...limit, kept: { last: fifthOf(promptsPerDay), unknownTo: dayOf(networkOf(address)) } }
}

/** One alarm a day. */
export const alarm: Limit = { name: 'alarm', most: 1, withinMs: dayMs }

/** So many prompts of a day ring it. */
export function alarmAt(promptsPerDay: number): number {
  return Math.ceil((promptsPerDay * 2) / 3)
}

/** Questions about a prompt. */
export function questionsAbout(promptId: string, nextAskMs: number): Limit {
  return { name: `question ${promptId}`, most: 5, withinMs: 5 * nextAskMs }
}

/** Deliveries of one callback, since Daraja repeats itself; and of all, since anybody may call. */
export function callbacksAbout(promptId: string, nextAskMs: number): readonly Limit[] {
  return [
    { name: `callback ${promptId}`, most: 1, withinMs: nextAskMs },
    { name: 'callbacks', most: 60, withinMs: minuteMs },
  ]
}

/** The answer to a request for a prompt that reached a limit. */
export function refusedBy({ name, most }: Limit): Response {
  if (name.startsWith('prompt')) return refusal(409, texts.promptOpen, 'prompt-open')
  if (name === allPhones) return refusal(503, most === 0 ? texts.turnedOff : texts.dayIsFull)
  return refusal(429, name.startsWith('phone') ? texts.tooManyForPhone : texts.tooManyFromHere)
}

/**
 * An IPv4 address, also one written as IPv6; else the first 48 bits, which may be one person's. However
 * a proxy writes it; what is no address is one network.
 */
function networkOf(address: string): string {
  const host = hostOf(address.replace(/%.*/, '').replaceAll(/\b0+(?=\d)/g, ''))
  if (/^\d+(?:\.\d+){3}$/.test(host)) return host
  if (!host.startsWith('[')) return 'unreadable'
  const [first = [], last = []] = host
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  const parts = [...first, ...zeros, ...last]
  if (!/^(?:0:){5}ffff:/.test(parts.join(':'))) return parts.slice(0, 3).join(':')
  return parts
    .slice(6)
    .map((part) => Number.parseInt(part, 16))
    .flatMap((part) => [part >> 8, part & 255])
    .join('.')
}

/** As the platform writes it: IPv6 in brackets, small and short; without a port. */
function hostOf(address: string): string {
  const isBare = /^[^[]*:.*:/.test(address)
  try {
    return new URL(`http://${isBare ? `[${address}]` : address}`).hostname
  } catch {
    return ''
  }
}
