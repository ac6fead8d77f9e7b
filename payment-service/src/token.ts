import { fieldsOf, inWords, type Answer } from './answer.ts'

export interface TokenOptions {
  /** In ms since 1970. */
  readonly now: () => number
  readonly log: (line: string) => void
  /** Whether requests may share the fetching of a token: Cloudflare ties it to the request that started it. */
  readonly isOneProcess: boolean
}

/**
 * Returns a function that gives Daraja's token for as long as it lasts, but not a refused one; or else the
 * answer that brought none. A new token ends those before it.
 */
export function keepToken(
  ask: (signal: AbortSignal) => Promise<Answer>,
  { now, log, isOneProcess }: TokenOptions,
): (refused: string | null, signal: AbortSignal) => Promise<string | Answer> {
  let token: { readonly value: string; readonly until: number } | null = null
  let coming: Promise<string | Answer> | null = null

  async function renew(signal: AbortSignal): Promise<string | Answer> {
    const answer = await ask(signal)
    const { access_token: value, expires_in: seconds } = fieldsOf(answer.body)
    if (typeof value !== 'string') {
      log(`no token: ${inWords(answer)}`)
      return answer
    }
    // Daraja sends seconds as a number or as text. A minute early, so that no token expires on its way.
    token = { value, until: now() + (Number(seconds) - 60) * 1000 }
    return value
  }

  return async (refused, signal) => {
    if (token && token.value !== refused && token.until > now()) return token.value
    if (!isOneProcess) return renew(signal)
    coming ??= renew(signal).finally(() => (coming = null))
    return coming
  }
}
