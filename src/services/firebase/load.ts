import { loadPart } from '@/services/call'

/** Fetches the Firestore SDK when first needed. @throws Failure `no-connection`; may be called again. */
export function loadFirestore() {
  return loadPart(() => import('./firestore'))
}

/** Fetches the Auth SDK when first needed. @throws Failure `no-connection`; may be called again. */
export function loadAuth() {
  return loadPart(() => import('./auth'))
}

/** Fetches the Firestore SDK ahead, so that sending is fast, and possible when the network goes away meanwhile. */
export function prepareFirestore(): void {
  loadFirestore().catch(() => undefined)
}

/** Fetches the Auth SDK ahead. */
export function prepareAuth(): void {
  loadAuth().catch(() => undefined)
}

/** Fetches both SDKs ahead, for forms that need an account and its profile. */
export function prepareMembership(): void {
  prepareAuth()
  prepareFirestore()
}
