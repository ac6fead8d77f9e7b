import { loadPart } from '@/services/call'

/** Fetches the Firestore SDK when first needed. @throws Failure `no-connection`; may be called again. */
export function loadDatabase() {
  return loadPart(() => import('./firestore'))
}

/** Fetches the Auth SDK when first needed. @throws Failure `no-connection`; may be called again. */
export function loadAccounts() {
  return loadPart(() => import('./auth'))
}
