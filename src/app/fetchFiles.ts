import { FileNotFetched } from '@/device/newVersion'

/** By address, what the page brought along and the app has fetched since. */
const fetched = new Map<string, Promise<unknown>>()

/**
 * Replaces Vite's preloading (scripts/fetchFirstPlugin.ts), which loads each file as a module.
 * Browsers remember a failed module until a reload, as the standard had it until July 2026
 * (https://github.com/whatwg/html/pull/10327). So this fetches files before they are imported.
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

/** To the end, so that the import finds it in the browser's cache. */
async function fetchAll(address: string): Promise<void> {
  const get = (init?: RequestInit) => fetch(address, init).catch(() => null)
  let response = await get()
  // The cache may say so since a version before (firebase.json), and a rollback have brought it back.
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
