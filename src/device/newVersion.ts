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
 * If one of these files is missing on the server, a newer version is online; if it was missing, and
 * only the browser's cache still said so, an older one is back. Reloads. Browsers also break files off
 * when the page is left, which a reload would undo.
 * @returns false if a reload would not help
 */
export async function reloadForNewVersion(
  files: readonly string[],
  isUntyped = true,
  isUnpressed = true,
): Promise<boolean> {
  const found = await Promise.all(files.map(statusIfMissing))
  // What was typed must stay. A lost press is better than a page that stays dead.
  return isUntyped && reload(found.includes(200), isUnpressed && found.includes(404))
}

/** If the site answers but its code does not come: the page's HTML needs none. */
export async function reloadForHtml(): Promise<boolean> {
  return reload(false, (await statusOf(location.pathname, { cache: 'reload' })) === 200)
}

/** `mayHelp`: only once for each history entry. */
function reload(helps: boolean, mayHelp: boolean): boolean {
  // Since this began.
  if (isLeavingSite()) return true
  const state = history.state as { isReloaded?: boolean } | null
  if (!helps && !(mayHelp && !state?.isReloaded)) return false
  history.replaceState({ ...state, isReloaded: true }, '')
  location.reload()
  return true
}

/**
 * Of a file that is missing, past the cache: browsers keep that answer for a year (firebase.json), even
 * if a rollback brings the file back. 200 puts it into the cache. 0 if it is not missing, or nobody
 * answers.
 */
async function statusIfMissing(address: string): Promise<number> {
  return (await statusOf(address)) === 404 ? statusOf(address, { cache: 'reload' }) : 0
}

/** Once all of it is there, and in the cache; 0 without an answer. */
function statusOf(address: string, init?: RequestInit): Promise<number> {
  const answer = fetch(address, init).then((response) =>
    response.arrayBuffer().then(() => response.status),
  )
  const deadline = new Promise<number>((resolve) => setTimeout(resolve, 10_000, 0))
  return Promise.race([answer, deadline]).catch(() => 0)
}
