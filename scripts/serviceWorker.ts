import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageFiles } from './pageFiles.ts'

/**
 * If the service worker misbehaves, set this to true and deploy: it then removes itself and everything it kept
 * (docs/decisions/010-service-worker.md).
 */
const isSwitchedOff: boolean = false

/** Takes the place of the worker in a browser, and removes itself. */
export const leavingWorker = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', async () => {
  await registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url)
})`

/** Pages that open offline before anybody has visited them; the first one with its script. */
const [helpPage, ...otherPages] = ['help-now.html', 'offline.html', 'pay.html'] as const

/** What src/app/service-worker/sw.ts becomes. */
export const serviceWorkerFile = 'sw.js'

/**
 * Puts into the built worker the list of what it fetches for offline use, once for each version of the site.
 * @param pages what each page needs, by the name of its HTML file
 */
export async function completeServiceWorker(dist: string, pages: ReadonlyMap<string, PageFiles>) {
  const file = join(dist, serviceWorkerFile)
  if (isSwitchedOff) return writeFile(file, leavingWorker)
  const help = pages.get(helpPage)
  if (!help) throw new Error(`The build has no ${helpPage}`)
  const html = await Promise.all(
    [helpPage, ...otherPages].map(async (url) => {
      const content = await readFile(join(dist, url))
      return { revision: createHash('sha256').update(content).digest('hex').slice(0, 16), url }
    }),
  )
  const sheets = [...pages.values()].flatMap((page) => page.sheets)
  // A page opened from another page leaves no HTML with its styles here. Every HTML has the frame's.
  const keptSheets = sheets.filter((sheet) => {
    const uses = sheets.filter((each) => each === sheet).length
    return uses < pages.size && (uses > 1 || help.sheets.includes(sheet))
  })
  const addresses = new Set([help.app, ...help.ahead, ...keptSheets])
  // No revision: the name changes with the content.
  const assets = Array.from(addresses, (address) => ({ revision: null, url: address.slice(1) }))
  const place = 'self.__WB_MANIFEST'
  const built = await readFile(file, 'utf8')
  if (!built.includes(place)) throw new Error(`The service worker has no ${place}`)
  return writeFile(
    file,
    built.replace(place, () => JSON.stringify([...html, ...assets])),
  )
}
