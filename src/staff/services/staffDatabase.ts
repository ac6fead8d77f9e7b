import { Failure, noConnection, type FailureCode } from '@/domain/failure'
import { withDeadline } from '@/services/call'
import { publishChanges, type Write } from './changes'
import { renewToken, sessionToken } from '@/services/firebase/auth'
import { documentsRoot, restAddress } from '@/services/firebase/restAddress'
import {
  fieldsFromRest,
  fromRest,
  toRest,
  type RestFields,
  type RestValue,
} from '@/services/firebase/restValues'

/* REST: the Lite SDK's queries would swell visitors' downloads, and it hides creation times. */

export const documentId = '__name__'

export interface FoundDocument {
  readonly id: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly createdAt: Date
}

type Operator = 'EQUAL' | 'IN' | 'GREATER_THAN_OR_EQUAL' | 'LESS_THAN'

export interface Query {
  readonly collection: string
  readonly where?: readonly (readonly [field: string, operator: Operator, value: unknown])[]
  readonly orderBy?: readonly (readonly [field: string, direction: 'ASCENDING' | 'DESCENDING'])[]
  /** The previous document's values, one per order. */
  readonly after?: readonly unknown[] | null
  readonly limit?: number
}

export async function findDocuments(query: Query): Promise<readonly FoundDocument[]> {
  const answers = await post<readonly { document?: RestDocument }[]>('runQuery', {
    structuredQuery: structured(query),
  })
  return answers.flatMap(({ document }) => (document ? [toFoundDocument(document)] : []))
}

export async function countDocuments(query: Query, sumOf?: string) {
  const [answer] = await post<readonly { result: { aggregateFields: RestFields } }[]>(
    'runAggregationQuery',
    {
      structuredAggregationQuery: {
        structuredQuery: structured(query),
        aggregations: [
          { alias: 'count', count: {} },
          ...(sumOf === undefined ? [] : [{ alias: 'sum', sum: { field: { fieldPath: sumOf } } }]),
        ],
      },
    },
  )
  const { count, sum } = answer?.result.aggregateFields ?? {}
  return { count: Number(count && fromRest(count)), sum: Number(sum ? fromRest(sum) : 0) }
}

export async function findDocument(collection: string, id: string): Promise<FoundDocument | null> {
  const [answer] = await post<readonly { found?: RestDocument }[]>('batchGet', {
    documents: [documentName(collection, id)],
  })
  return answer?.found ? toFoundDocument(answer.found) : null
}

/** All or none. */
export async function commit(writes: readonly Write[]): Promise<void> {
  await post('commit', { writes: writes.map(toRestWrite) })
  publishChanges(writes)
}

interface RestDocument {
  readonly name: string
  readonly fields?: RestFields
  readonly createTime: string
}

function documentName(collection: string, id: string): string {
  return `${documentsRoot}/${collection}/${id}`
}

function toFoundDocument({ name, fields = {}, createTime }: RestDocument): FoundDocument {
  return {
    id: name.slice(name.lastIndexOf('/') + 1),
    fields: fieldsFromRest(fields),
    createdAt: new Date(createTime),
  }
}

function structured({ collection, where = [], orderBy = [], after, limit }: Query): object {
  const operand = (field: string, value: unknown): RestValue => {
    if (field !== documentId) return toRest(value)
    if (Array.isArray(value))
      return { arrayValue: { values: value.map((id) => operand(field, id)) } }
    return { referenceValue: documentName(collection, String(value)) }
  }
  const filters = where.map(([field, op, value]) => ({
    fieldFilter: { field: { fieldPath: field }, op, value: operand(field, value) },
  }))
  return {
    from: [{ collectionId: collection }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    orderBy: orderBy.map(([field, direction]) => ({ field: { fieldPath: field }, direction })),
    ...(after && {
      startAt: {
        before: false,
        values: after.map((value, index) => operand(orderBy[index]?.[0] ?? '', value)),
      },
    }),
    ...(limit !== undefined && { limit }),
  }
}

function toRestWrite({ collection, id, ...write }: Write): object {
  const name = documentName(collection, id)
  const existing = { currentDocument: { exists: true } }
  if ('delete' in write) return { delete: name }
  if ('item' in write) {
    const values = { values: [toRest(write.item)] }
    const transform =
      'addTo' in write
        ? { fieldPath: write.addTo, appendMissingElements: values }
        : { fieldPath: write.takeFrom, removeAllFromArray: values }
    return {
      update: { name },
      updateMask: { fieldPaths: [] },
      updateTransforms: [transform],
      ...existing,
    }
  }
  if ('map' in write) {
    const { map, key, value, put = {} } = write
    const entry =
      value === null ? {} : { [map]: { mapValue: { fields: { [key]: toRest(value) } } } }
    return {
      update: { name, fields: { ...restFields(put), ...entry } },
      updateMask: { fieldPaths: [...Object.keys(put), `${map}.\`${key}\``] },
    }
  }
  const fields = 'set' in write ? write.set : 'put' in write ? write.put : write.change
  return {
    update: { name, fields: restFields(fields) },
    ...(!('set' in write) && { updateMask: { fieldPaths: Object.keys(fields) } }),
    ...('timed' in write && {
      updateTransforms: [{ fieldPath: `\`${write.timed}\``, setToServerValue: 'REQUEST_TIME' }],
    }),
    ...('change' in write && existing),
  }
}

function restFields(fields: Readonly<Record<string, unknown>>): RestFields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, toRest(value)]))
}

function post<T>(verb: string, body: object): Promise<T> {
  return withDeadline(() => postAtOnce(verb, body))
}

async function postAtOnce<T>(verb: string, body: object): Promise<T> {
  const first = await ask(verb, body)
  const response = first.status === 401 && (await renewToken()) ? await ask(verb, body) : first
  if (!response.ok) throw await failureOf(response)
  return (await response.json().catch(noConnection)) as T
}

async function ask(verb: string, body: object): Promise<Response> {
  const token = await sessionToken()
  return fetch(restAddress(verb), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  }).catch(noConnection)
}

async function failureOf(response: Response): Promise<Failure> {
  const cause = new Error(await response.text().catch(() => ''))
  return new Failure(codeOf(response.status), { cause })
}

function codeOf(status: number): FailureCode {
  // Even with a new token.
  if (status === 401) return 'logged-out'
  // The day's free quota.
  if (status === 429) return 'too-many-requests'
  // 409: another write to the same documents.
  return status >= 500 || status === 409 ? 'unavailable' : 'refused'
}
