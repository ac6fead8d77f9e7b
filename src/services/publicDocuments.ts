import * as v from 'valibot'
import { Failure, noConnection } from '@/domain/failure'
import { documentsRoot, restAddress } from './firebase/restAddress'
import { fieldsFromRest, type RestFields } from './firebase/restValues'

interface Answer {
  readonly found?: { readonly name: string; readonly fields?: RestFields }
}

/** The documents of a collection that exist and fit the schema, by id. Does not need the SDK. */
export async function fetchPublicDocuments<Value>(
  collection: string,
  ids: readonly string[],
  schema: v.GenericSchema<unknown, Value>,
): Promise<ReadonlyMap<string, Value>> {
  const start = `${documentsRoot}/${collection}/`
  // A GET would log missing documents as errors; plain text needs no preflight.
  const response = await fetch(restAddress('batchGet'), {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ documents: ids.map((id) => start + id) }),
    credentials: 'omit',
  }).catch(noConnection)
  if (!response.ok) throw new Failure('unavailable')
  const answers: unknown = await response.json().catch(noConnection)
  if (!Array.isArray(answers)) throw new Failure('no-connection')
  return new Map(
    (answers as readonly Answer[]).flatMap(({ found }) => {
      const { success, output } = v.safeParse(schema, fieldsFromRest(found?.fields ?? {}))
      return found && success ? [[found.name.slice(start.length), output] as const] : []
    }),
  )
}
