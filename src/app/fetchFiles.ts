/** What this page brought along, or what the app has fetched since, by its address. */
const fetched = new Map<string, Promise<unknown>>()

/**
 * Stands in for the code by which Vite preloads what a part of the site is made of (scripts/fetchFirstPlugin.ts). That
 * preloads each file as a module, and browsers remember a module that failed until the page is loaded again: so the
 * standard had it until July 2026 (https://github.com/whatwg/html/pull/10327). Here the browser is asked to import only
 * what has been fetched already.
 * @param files addresses without the slash at their beginning
 * @throws TypeError when a file cannot be fetched; may be called again
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
  const promise = address.endsWith('.css') ? addStyles(address) : fetchAll(address)
  fetched.set(address, promise)
  promise.catch(() => fetched.delete(address))
  return promise
}

/** To its end, so that the import that follows finds it in the browser's cache. */
async function fetchAll(address: string): Promise<void> {
  const response = await fetch(address)
  if (!response.ok) throw new TypeError(`${address} answers ${response.status}`)
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
      reject(new TypeError(`${address} cannot be fetched`))
    })
    document.head.append(link)
  })
}

const { app = '', ahead = '', sheets = '' } = document.getElementById('root')?.dataset ?? {}
for (const address of [app, ahead, sheets].join(' ').split(' ')) {
  fetched.set(address, Promise.resolve())
}
