import { loadPart } from '@/services/call'

/** Fetches the Firestore SDK when first needed. @throws Failure `no-connection`; may be called again. */
export function loadFirestore() {
  return loadPart(() => import('./firestore'))
}

/** Fetches the Auth SDK when first needed. @throws Failure `no-connection`; may be called again. */
export function loadAuth() {
  return loadPart(() => import('./auth'))
}
