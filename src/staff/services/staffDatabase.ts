import { Failure, noConnection, type FailureCode } from '@/domain/failure'
import { withDeadline } from '@/services/call'
import { renewToken, sessionToken } from '@/services/firebase/auth'
import { restAddress } from '@/services/firebase/restAddress'
import { fromRest, type RestFields } from '@/services/firebase/restValues'
import { listeners } from '@/services/listeners'
import { publishChanges, writeToRest, type Write } from './write'
import {
  documentFromRest,
  documentName,
  queryToRest,
  type FoundDocument,
  type Query,
  type RestDocument,
} from './wireFormat'

/* By REST, since the SDK hides when a document was created. */

const refused = listeners()

/** Calls its listener when a call fails as it does for former staff. */
export const watchRefusals = refused.listen

const refusals: ReadonlySet<FailureCode> = new Set([
  'refused',
  'logged-out',
  'account-closed',
  'account-disabled',
] as const)

/** Whether the caller may no longer be staff, or may be logged out. */
export function isRefusal({ code }: Pick<Failure, 'code'>): boolean {
  return refusals.has(code)
}

export async function findDocuments(query: Query): Promise<readonly FoundDocument[]> {
  const answers = await post<readonly { document?: RestDocument }[]>('runQuery', {
    structuredQuery: queryToRest(query),
  })
  return answers.flatMap(({ document }) => (document ? [documentFromRest(document)] : []))
}

export async function countDocuments(query: Query): Promise<number> {
  const [answer] = await post<readonly { result: { aggregateFields: RestFields } }[]>(
    'runAggregationQuery',
    {
      structuredAggregationQuery: {
        structuredQuery: queryToRest(query),
        aggregations: [{ alias: 'count', count: {} }],
      },
    },
  )
  const { count } = answer?.result.aggregateFields ?? {}
  return Number(count && fromRest(count))
}

export async function getDocuments(
  collection: string,
  ids: readonly string[],
  send = post,
): Promise<readonly FoundDocument[]> {
  const documents = ids.map((id) => documentName(collection, id))
  const answers = await send<readonly { found?: RestDocument }[]>('batchGet', { documents })
  return answers.flatMap(({ found }) => (found ? [documentFromRest(found)] : []))
}

export async function findDocument(collection: string, id: string): Promise<FoundDocument | null> {
  return (await getDocuments(collection, [id]))[0] ?? null
}

/** Stores all of the writes or none. */
export async function commit(writes: readonly Write[]): Promise<void> {
  await post('commit', { writes: writes.map(writeToRest) })
  publishChanges(writes)
}

/** Tells the listeners of a refusal. @throws Failure */
function post<T>(verb: string, body: object): Promise<T> {
  return postQuietly<T>(verb, body).catch((failure: unknown) => {
    if (failure instanceof Failure && isRefusal(failure)) refused.tell()
    throw failure
  })
}

/** Within one deadline, and with a new token if the first is refused. @throws Failure */
export function postQuietly<T>(verb: string, body: object): Promise<T> {
  return withDeadline(async (signal) => {
    const first = await ask(verb, body, signal)
    const isRenewed = first.status === 401 && (await renewToken())
    const response = isRenewed ? await ask(verb, body, signal) : first
    if (response.ok) {
      const answer: unknown = await response.json().catch(noConnection)
      // A query that breaks off says so behind what it found; the status was sent before.
      const isWhole = !Array.isArray(answer) || answer.every((part) => !('error' in Object(part)))
      if (isWhole) return answer as T
      throw new Failure('unavailable', { cause: new Error(JSON.stringify(answer.at(-1))) })
    }
    const cause = new Error(await response.text().catch(() => ''))
    throw new Failure(codeOf(response.status), { cause })
  })
}

async function ask(verb: string, body: object, signal: AbortSignal): Promise<Response> {
  const token = await sessionToken()
  return fetch(restAddress(verb), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    signal,
  }).catch(noConnection)
}

function codeOf(status: number): FailureCode {
  // Refused even with a new token.
  if (status === 401) return 'logged-out'
  // The day's free quota is used up.
  if (status === 429) return 'too-many-requests'
  // 409: another write to the same documents.
  return status >= 500 || status === 409 ? 'unavailable' : 'refused'
}
