import { Failure, noConnection } from '@/domain/failure'
import { documentsRoot, restAddress } from './firebase/restAddress'
import { fieldsFromRest, type RestFields } from './firebase/restValues'

interface Answer {
  readonly found?: { readonly name: string; readonly fields?: RestFields }
}

/** Existing ones, by path, without the SDK. */
export async function fetchPublicDocuments(
  paths: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
  // A GET logs missing documents as errors; plain text needs no preflight.
  const response = await fetch(restAddress('batchGet'), {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ documents: paths.map((path) => `${documentsRoot}/${path}`) }),
    credentials: 'omit',
  }).catch(noConnection)
  if (!response.ok) throw new Failure('unavailable')
  const answers: unknown = await response.json().catch(noConnection)
  if (!Array.isArray(answers)) throw new Failure('no-connection')
  const found = (answers as readonly Answer[]).flatMap((answer) => answer.found ?? [])
  return new Map(
    found.map(({ name, fields = {} }) => [
      name.slice(documentsRoot.length + 1),
      fieldsFromRest(fields),
    ]),
  )
}
