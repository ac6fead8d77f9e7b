import { isBeingLeft } from './leaving'

/**
 * Loads the page again when its script cannot be fetched although the site answers: then a newer version is online,
 * with other files. Once for each entry of the browser's history, since what fails again has another reason.
 * @returns false where loading it again would not help
 */
export async function reloadForNewVersion(): Promise<boolean> {
  const state = history.state as { isReloaded?: boolean } | null
  const isWorthIt = !isBeingLeft() && !state?.isReloaded && (await siteAnswers())
  // Perhaps since the site was asked.
  if (isBeingLeft()) return true
  if (!isWorthIt) return false
  history.replaceState({ ...state, isReloaded: true }, '')
  location.reload()
  return true
}

async function siteAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(5000)
    return (await fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}
