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

/** Null if it is longer. Rejects when the connection is lost. */
export async function textUpTo(most: number, from: Request | Response): Promise<string | null> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  // If more of a request arrives after its body is cancelled, Node ends the program (nodejs/node#64529).
  for await (const chunk of from.body?.values({ preventCancel: true }) ?? []) {
    size += chunk.length
    if (size > most) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** Shown on the page as they are. */
export const texts = {
  promptOpen: 'A prompt may still be open on this phone. Answer that one, or wait two minutes.',
  tooManyForPhone: 'This phone got too many prompts. Please pay in another way, or wait an hour.',
  phoneMinuteIsFull:
    'This phone got too many prompts. Please pay in another way, or wait a minute.',
  phoneDayIsFull: 'This phone got too many prompts in 24 hours. Please pay in another way.',
  tooManyFromHere: 'Too many prompts from your network. Please pay in another way, or wait.',
  dayIsFull: 'No more prompts can be sent today. Please pay in another way.',
  turnedOff: 'Prompts are turned off at the moment. Please pay in another way.',
  busy: 'M-Pesa is busy. Wait a minute, then try again.',
  notSetUp: 'The payment service is not set up. Please pay in another way.',
  noAnswer: 'M-Pesa did not answer. A prompt may still come.',
  noSuchPrompt: 'No such prompt, or it was more than ten minutes ago',
} as const
