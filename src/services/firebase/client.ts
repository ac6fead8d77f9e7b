import { initializeApp, setLogLevel, type FirebaseApp } from 'firebase/app'
import { settings } from '@/config/settings'

// Its background statistics complain when an app is gone.
setLogLevel('error')

export type DatabaseUser = FirebaseApp

export function createFirebaseApp(name?: string): FirebaseApp {
  const { VITE_FIREBASE_PROJECT_ID: projectId, VITE_FIREBASE_API_KEY: apiKey } = settings
  return initializeApp({ projectId, apiKey }, name)
}

/** Whose calls are made as the logged-in member: they wait for the sign-in service. */
export const firebaseApp = createFirebaseApp()

/** For what anybody may write: its calls wait for nothing. */
export const publicApp = createFirebaseApp('public')
