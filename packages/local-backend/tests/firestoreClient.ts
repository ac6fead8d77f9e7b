import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  getFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite'
import { onTestFinished } from 'vitest'
import { testProjectId } from './startBackend.ts'

// The SDK prints the body of every failed request.
setLogLevel('silent')

let count = 0

/** Rules that let everybody do everything. */
export const openRules =
  "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /{path=**} { allow read, write; } } }"

/**
 * The real Lite SDK, connected to a backend for one test.
 * @param user null for an anonymous visitor, 'owner', or the claims of a signed-in user
 */
export function openFirestore(
  origin: string,
  user: null | 'owner' | { sub: string; email?: string; admin?: boolean } = null,
): Firestore {
  count += 1
  const app = initializeApp({ projectId: testProjectId, apiKey: 'local' }, `firestore-${count}`)
  onTestFinished(() => deleteApp(app))
  const firestore = getFirestore(app)
  const { hostname, port } = new URL(origin)
  const options = user === null ? {} : { mockUserToken: user }
  connectFirestoreEmulator(firestore, hostname, Number(port), options)
  return firestore
}
