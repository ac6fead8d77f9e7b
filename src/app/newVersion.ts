/**
 * Whether somebody is leaving in a hurry (`data-left`). That breaks off whatever is on its way, and
 * loading the page again would bring them back.
 */
export const isBeingLeft = () => 'left' in document.body.dataset

/**
 * Loads the page again whose script cannot be fetched although the site answers: a newer version of it
 * is online, which has other files. Once for each entry of the browser's history, since what fails
 * again fails for another reason. @returns false where loading it again would not help
 */
export async function reloadForNewVersion(): Promise<boolean> {
  const state = history.state as { isReloaded?: boolean } | null
  const isWorthIt = !isBeingLeft() && !state?.isReloaded && (await siteAnswers())
  // Be it while the site was asked.
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
