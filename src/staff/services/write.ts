import { toRest, type RestFields } from '@/services/firebase/restValues'
import { listeners } from '@/services/listeners'
import { documentName } from './wireFormat'

export type Write = { readonly collection: string; readonly id: string } & (
  | {
      readonly set: Readonly<Record<string, unknown>>
      /** The field that gets the server's time. */
      readonly timed?: string
    }
  /** Other fields stay. Creates a missing document. */
  | { readonly put: Readonly<Record<string, unknown>>; readonly timed: string }
  /** Sets one key of a map; null removes it. Creates a missing document. */
  | {
      readonly map: string
      readonly key: string
      readonly value: number | null
      readonly put?: Readonly<Record<string, unknown>>
    }
  /** Other fields stay; undefined removes a field. The document must exist. */
  | { readonly change: Readonly<Record<string, unknown>> }
  /** Adds an item to a list once, or removes it. The document must exist. */
  | { readonly list: string; readonly item: string; readonly isIn: boolean }
  | { readonly delete: true }
)

/** Tells what this page has stored. */
export const { listen: watchChanges, tell: publishChanges } = listeners<readonly Write[]>()

/** As in Firestore's REST protocol. */
export function writeToRest({ collection, id, ...write }: Write): object {
  const name = documentName(collection, id)
  const existing = { currentDocument: { exists: true } }
  if ('delete' in write) return { delete: name }
  if ('item' in write) {
    const items = { values: [toRest(write.item)] }
    const change = write.isIn ? { appendMissingElements: items } : { removeAllFromArray: items }
    const updateTransforms = [{ fieldPath: write.list, ...change }]
    return { update: { name }, updateMask: { fieldPaths: [] }, updateTransforms, ...existing }
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
  const set = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(set.map(([key, value]) => [key, toRest(value)]))
}
