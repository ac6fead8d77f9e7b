import { loadAccounts, loadDatabase } from './firebase/load'

/** Fetches what storing needs, so that it is fast, and possible when the network goes away meanwhile. */
export function prepareRecords(): void {
  loadDatabase().catch(() => undefined)
}

/** Fetches what signing in needs. */
export function prepareAccounts(): void {
  loadAccounts().catch(() => undefined)
}

/** Fetches both, for forms that need an account and its profile. */
export function prepareMembership(): void {
  prepareAccounts()
  prepareRecords()
}
