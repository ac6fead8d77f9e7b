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
 * Reloads if one of these files is missing on the server, since then a newer version is online; also if
 * only the browser's cache says that it is missing, since then an older version is back. Not after
 * other failures: browsers also break off files when the page is left, and a reload would undo that.
 * @returns false if a reload would not help
 */
export async function reloadForNewVersion(
  files: readonly string[],
  isUntyped = true,
  isUnpressed = true,
): Promise<boolean> {
  const found = await Promise.all(files.map(statusIfMissing))
  const missing = files.filter((_, index) => found[index] === 404)
  // What was typed must stay. Losing a press is better than a page that never works.
  return isUntyped && reload(found.includes(200), isUnpressed ? missing : [])
}

/** For a site that answers while its code does not arrive: the page's HTML needs no code. */
export async function reloadForHtml(): Promise<boolean> {
  const status = await statusOf(location.pathname, { cache: 'reload' })
  return reload(false, status === 200 ? [location.pathname] : [])
}

/** Unless it `helps`, reloads a history entry only once for the same `files`, so that it ends. A newer version has others. */
function reload(helps: boolean, files: readonly string[]): boolean {
  // The visitor may have left since this began.
  if (isLeavingSite()) return true
  const state = history.state as { reloadedFor?: readonly string[] } | null
  const before = state?.reloadedFor ?? []
  if (!helps && files.every((file) => before.includes(file))) return false
  history.replaceState({ ...state, reloadedFor: [...before, ...files] }, '')
  location.reload()
  return true
}

/**
 * Asks again, past the cache, about a file that seems missing: browsers keep that answer for a year
 * (firebase.json), even if a rollback brings the file back. A 200 renews the cache. 0 if the file is
 * not missing or nobody answers.
 */
async function statusIfMissing(address: string): Promise<number> {
  return (await statusOf(address)) === 404 ? statusOf(address, { cache: 'reload' }) : 0
}

/** Resolves to the status once the whole answer is in the cache, or to 0 without an answer. */
function statusOf(address: string, init?: RequestInit): Promise<number> {
  const answer = fetch(address, init).then((response) =>
    response.arrayBuffer().then(() => response.status),
  )
  const deadline = new Promise<number>((resolve) => setTimeout(resolve, 10_000, 0))
  return Promise.race([answer, deadline]).catch(() => 0)
}
