import { isLeavingSite } from './leaving'

/**
 * If a script is missing although the site answers, a newer version is online: reloads, once per
 * history entry.
 * @returns false if a reload would not help
 */
export async function reloadForNewVersion(): Promise<boolean> {
  const state = history.state as { isReloaded?: boolean } | null
  const isWorthIt = !isLeavingSite() && !state?.isReloaded && (await siteAnswers())
  // The visitor may have left since.
  if (isLeavingSite()) return true
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
