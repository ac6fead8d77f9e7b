export function json(status: number, body: object): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

export function refusal(status: number, errorMessage: string, errorCode?: string): Response {
  return json(status, { ...(errorCode && { errorCode }), errorMessage })
}

export function allowOrigin(headers: Headers, origin: string): void {
  headers.set('access-control-allow-origin', origin)
  headers.set('access-control-allow-methods', 'GET, POST')
  headers.set('access-control-allow-headers', 'content-type')
  headers.set('access-control-max-age', '86400')
}

/** Null for a longer one, whatever its header says. Rejects when the line is lost. */
export async function textUpTo(most: number, from: Request | Response): Promise<string | null> {
  if (Number(from.headers.get('content-length')) > most) return null
  const reader = from.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {}
    if (done || value === undefined) return text + decoder.decode()
    size += value.length
    if (size > most) {
      // Not cancelled: a request's would end the whole program where more comes at once (nodejs/node#64529).
      reader?.releaseLock()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** The page shows them as they are. */
export const texts = {
  promptOpen: 'A prompt may still be open on this phone. Answer that one, or wait two minutes.',
  tooManyForPhone: 'This phone got too many prompts. Please pay to the till, or wait an hour.',
  tooManyFromHere: 'Too many prompts from your network. Please pay to the till, or wait.',
  dayIsFull: 'No more prompts can be sent today. Please pay to the till.',
  turnedOff: 'Prompts are turned off at the moment. Please pay to the till.',
  busy: 'M-Pesa is busy. Wait a minute, then try again.',
  notSetUp: 'The payment service is not set up. Please pay to the till.',
  noAnswer: 'M-Pesa did not answer. A prompt may still come.',
  noSuchPrompt: 'No such prompt, or it was more than ten minutes ago',
} as const
