import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  onAuthStateChanged,
  type User,
} from 'firebase/auth'
import { settings } from '@/config/settings'
import { emulatorAddress, firebaseApp } from './client'

// Without the pop-up resolver of getAuth(), which fetches a Google frame on phones.
const auth = initializeAuth(firebaseApp, {
  persistence: [browserLocalPersistence, browserSessionPersistence],
})
const address = emulatorAddress(settings.VITE_FIREBASE_AUTH_URL)
if (address) connectAuthEmulator(auth, address.origin, { disableWarnings: true })

/** Calls `listener` with the logged-in account, or null, now and at every change. */
export function watchAccount(listener: (account: User | null) => void): () => void {
  return onAuthStateChanged(auth, listener)
}
