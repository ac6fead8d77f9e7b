import { loadPart } from '@/services/call'

/** Fetches the Firestore SDK when first needed. @throws Failure `no-connection`; may be called again. */
export function loadFirestore() {
  return loadPart(() => import('./firestore'))
}

/** Fetches it ahead, so that sending is fast, and possible when the network goes away meanwhile. */
export function prepareFirestore(): void {
  loadFirestore().catch(() => undefined)
}
