import { FileNotFetched } from '@/device/newVersion'

/** By address, the files that came with the page or that the app has fetched. */
const fetched = new Map<string, Promise<unknown>>()

/**
 * Replaces Vite's preloading (scripts/fetchFirstPlugin.ts), which loads each file as a module. Until
 * July 2026 the standard had browsers remember a failed module until a reload
 * (https://github.com/whatwg/html/pull/10327), so this fetches files before they are imported.
 * @param files addresses without a leading slash
 * @throws FileNotFetched when a file cannot be fetched; can be called again
 */
export async function fetchFirst<Part>(
  importPart: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  await Promise.all(files.map((file) => fetchOnce(`/${file}`)))
  return importPart()
}

function fetchOnce(address: string): Promise<unknown> {
  const known = fetched.get(address)
  if (known) return known
  const promise = address.endsWith('.css')
    ? addStyles(address).catch(() => fetchAll(address).then(() => addStyles(address)))
    : fetchAll(address)
  fetched.set(address, promise)
  promise.catch(() => fetched.delete(address))
  return promise
}

/** Reads to the end, so that the import finds the file in the browser's cache. */
async function fetchAll(address: string): Promise<void> {
  const get = (init?: RequestInit) => fetch(address, init).catch(() => null)
  let response = await get()
  // A cached 404 may be old (firebase.json): a rollback brings files back.
  if (response?.status === 404) response = await get({ cache: 'reload' })
  if (!response?.ok) throw new FileNotFetched(address)
  await response.arrayBuffer()
}

function addStyles(address: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new FileNotFetched(address))
    })
    document.head.append(link)
  })
}

const { app = '', ahead = '', sheets = '' } = document.getElementById('root')?.dataset ?? {}
for (const address of [app, ahead, sheets].join(' ').split(' ')) {
  fetched.set(address, Promise.resolve())
}
