import { loadPart } from '@/services/call'

/** Fetches the Firestore SDK when first needed. @throws Failure `no-connection`; may be called again. */
export const loadDatabase = () => loadPart(() => import('./firestore'))

/** Fetches the Auth SDK when first needed. @throws Failure `no-connection`; may be called again. */
export const loadAccounts = () => loadPart(() => import('./auth'))
