// @ts-check
/**
 * How many KB (1024 bytes) a page may fetch, by its kind: `openedKb` until it is quiet, `usedKb` once its first
 * control is pressed and its first field touched. Each is what the heaviest page of its kind needs plus up to a
 * tenth: lower it when pages get lighter.
 */
export const budgets = {
  /** Plain HTML until somebody touches it. */
  reading: { openedKb: 28, usedKb: 131 },
  /** Starts its script at once, to move. */
  moving: { openedKb: 122, usedKb: 122 },
  /** Stands in for a page while there is no network, then becomes it. */
  offline: { openedKb: 107, usedKb: 107 },
  /** For typing or choosing. */
  form: { openedKb: 129, usedKb: 155 },
}

/**
 * KB that the service worker may fetch for offline use, once for each version of the site
 * (docs/decisions/010-service-worker.md).
 */
export const offlineKb = 59

/**
 * The budget of a page, by the kind that its HTML names.
 * @param {string | null} kind
 */
export function budgetOf(kind) {
  const budget = Object.entries(budgets).find(([name]) => name === kind)?.[1]
  if (!budget) throw new Error(`No budget for a page of the kind '${kind}'`)
  return budget
}
