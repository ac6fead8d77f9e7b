import { loadAuth, loadFirestore } from './firebase/load'

/** Fetches what storing needs, so that it is fast, and possible when the network goes away meanwhile. */
export function prepareRecords(): void {
  loadFirestore().catch(() => undefined)
}

/** Fetches what signing in needs. */
export function prepareAccounts(): void {
  loadAuth().catch(() => undefined)
}

/** Fetches both, for forms that need an account and its profile. */
export function prepareMembership(): void {
  prepareAccounts()
  prepareRecords()
}
