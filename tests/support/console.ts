import { settings } from '@/config/settings'
import { fromPlainFields } from 'local-backend'

const root = `projects/${settings.VITE_FIREBASE_PROJECT_ID}/databases/(default)/documents`

/** Posts to one of the services as the project's owner. */
export async function asOwner(address: string, body: object): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
}

const commit = (writes: readonly object[]) =>
  asOwner(`${settings.VITE_FIRESTORE_URL}/v1/${root}:commit`, { writes })

/** Writes or, for null, deletes documents as in the console: past the rules. */
export function storeInConsole(documents: Readonly<Record<string, object | null>>): Promise<void> {
  const writes = Object.entries(documents).map(([path, fields]) => {
    const name = `${root}/${path}`
    return fields ? { update: { name, fields: fromPlainFields(fields) } } : { delete: name }
  })
  return commit(writes)
}

/** Changes these fields of a document as in the console, and leaves the others. */
export function changeInConsole(path: string, fields: object): Promise<void> {
  const update = { name: `${root}/${path}`, fields: fromPlainFields(fields) }
  return commit([{ update, updateMask: { fieldPaths: Object.keys(fields) } }])
}
