import { isLeavingSite } from './leaving'

/** A file of the site that could not be fetched. */
export class FileNotFetched extends TypeError {
  constructor(readonly address: string) {
    super(`${address} cannot be fetched`)
  }
}

export const filesMissedBy = (reason: unknown): readonly string[] =>
  reason instanceof FileNotFetched ? [reason.address] : []

/**
 * If one of these files is missing on the server, a newer version is online: reloads. Browsers also
 * break files off when the page is left, which a reload would undo.
 * @returns false if a reload would not help
 */
export function reloadForNewVersion(files: readonly string[]): Promise<boolean> {
  return reloadOnce(async () => (await Promise.all(files.map(statusOf))).includes(404))
}

/** If the site answers but its code does not come: the page's HTML needs none. */
export function reloadForHtml(): Promise<boolean> {
  return reloadOnce(async () => (await statusOf(location.pathname)) === 200)
}

/** Per history entry. */
async function reloadOnce(isBetter: () => Promise<boolean>): Promise<boolean> {
  const state = history.state as { isReloaded?: boolean } | null
  const isWorthIt = !isLeavingSite() && !state?.isReloaded && (await isBetter())
  // The visitor may have left since.
  if (isLeavingSite()) return true
  if (!isWorthIt) return false
  history.replaceState({ ...state, isReloaded: true }, '')
  location.reload()
  return true
}

/** Past the cache, which may still have it; 0 without an answer. */
function statusOf(address: string): Promise<number> {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), 5000)
  return fetch(address, { method: 'HEAD', cache: 'no-store', signal: controller.signal }).then(
    ({ status }) => status,
    () => 0,
  )
}
