import { documentsRoot, restAddress } from './restAddress'

/** What a field that should hold a moment may hold. */
type Moments = Readonly<Record<string, { readonly timestampValue?: string } | undefined>>

/**
 * The fields of a document that everybody may read, in one request without the SDK, a session or a
 * token; null when there is none. Asked as plain text, as the Lite SDK does, it needs no preflight; by
 * GET a document that is not there would be an error in the browser's console.
 */
export async function readPublicDocument(id: string): Promise<Moments | null> {
  const response = await fetch(restAddress('batchGet'), {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ documents: [`${documentsRoot}/public/${id}`] }),
    credentials: 'omit',
  })
  const [answer] = (await response.json()) as readonly [{ found?: { fields?: Moments } }]
  return answer.found?.fields ?? null
}
