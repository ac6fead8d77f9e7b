import { refusal, texts } from './http.ts'
import type { Limit } from './limiter.ts'

/** Cloudflare counts by the minute. */
export const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const allPhones = 'all phones'
const fifthOf = (promptsPerDay: number) => Math.ceil(promptsPerDay / 5)

/** One open prompt for each phone. */
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
 * A campus, or many phones of a mobile network, may share one address. Still, nobody may use up the day
 * for everybody: a network gets a fifth of it, or at least ten. No limit if the address is unknown.
 */
export function limitsOnNetwork(address: string | null, promptsPerDay: number): readonly Limit[] {
  if (address === null) return []
  const network = networkOf(address)
  return [
    { name: `address ${network}`, most: 60, withinMs: 10 * minuteMs },
    { name: `network-day ${network}`, most: Math.max(fifthOf(promptsPerDay), 10), withinMs: dayMs },
  ]
}

/**
 * On the prompts of a day to all phones. The last fifth is for networks that had none yet: those sent are counted apart
 * from those asked for, which M-Pesa may refuse.
 */
export function limitsOnDay(
  address: string | null,
  promptsPerDay: number,
): readonly [Limit, ...Limit[]] {
  const onAll = { name: allPhones, most: promptsPerDay, withinMs: dayMs }
  if (address === null) return [onAll]
  const sent = { name: `sent ${networkOf(address)}`, most: promptsPerDay, withinMs: dayMs }
  return [{ ...onAll, kept: { last: fifthOf(promptsPerDay), unknownTo: sent.name } }, sent]
}

/** At most one in 24 hours. */
export const alarm: Limit = { name: 'alarm', most: 1, withinMs: dayMs }

/** How many prompts of a day raise the alarm. */
export function alarmAt(promptsPerDay: number): number {
  return Math.ceil((promptsPerDay * 2) / 3)
}

/** Questions about a prompt. */
export function questionsAbout(promptId: string, nextAskMs: number): Limit {
  return { name: `question ${promptId}`, most: 5, withinMs: 5 * nextAskMs }
}

/** On one callback, since Daraja repeats itself, and on all of them, since anybody may send one. */
export function callbacksAbout(promptId: string, nextAskMs: number): readonly Limit[] {
  return [
    { name: `callback ${promptId}`, most: 1, withinMs: nextAskMs },
    { name: 'callbacks', most: 60, withinMs: minuteMs },
  ]
}

/** The answer when a request for a prompt has reached a limit. */
export function refusedBy({ name, most, withinMs }: Limit): Response {
  if (name.startsWith('prompt')) return refusal(409, texts.promptOpen, 'prompt-open')
  if (name === allPhones) return refusal(503, most === 0 ? texts.turnedOff : texts.dayIsFull)
  if (name.startsWith('phone-day')) return refusal(429, texts.phoneDayIsFull)
  if (!name.startsWith('phone')) return refusal(429, texts.tooManyFromHere)
  return refusal(429, withinMs === minuteMs ? texts.phoneMinuteIsFull : texts.tooManyForPhone)
}

/**
 * An IPv4 address, even if written as IPv6; of any other, the first 48 bits, since one person may have
 * all the rest. Takes every spelling that proxies use. Anything else counts as one network.
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

/** In the platform's spelling: without a port, IPv6 in brackets, in small letters and shortened. */
function hostOf(address: string): string {
  const isBare = /^[^[]*:.*:/.test(address)
  try {
    return new URL(`http://${isBare ? `[${address}]` : address}`).hostname
  } catch {
    return ''
  }
}
