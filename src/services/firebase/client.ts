import { initializeApp, setLogLevel, type FirebaseApp } from 'firebase/app'
import { settings } from '@/config/settings'

// The SDK's statistics complain when an app is deleted.
setLogLevel('error')

export type DatabaseUser = FirebaseApp

export function createFirebaseApp(name?: string): FirebaseApp {
  const { VITE_FIREBASE_PROJECT_ID: projectId, VITE_FIREBASE_API_KEY: apiKey } = settings
  return initializeApp({ projectId, apiKey }, name)
}

/** For calls as the logged-in member. */
export const firebaseApp = createFirebaseApp()

/** For public writes, which need not wait for the sign-in service. */
export const publicApp = createFirebaseApp('public')
