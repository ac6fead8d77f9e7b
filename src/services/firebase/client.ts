import { initializeApp, setLogLevel, type FirebaseApp } from 'firebase/app'
import { settings } from '@/config/settings'

// The SDK counts its own use in the background, and complains when an app is gone by then.
setLogLevel('error')

/** Who reads and writes the database: for the SDKs an app, each with a session of its own. */
export type DatabaseUser = FirebaseApp

export function createFirebaseApp(name?: string): FirebaseApp {
  const { VITE_FIREBASE_PROJECT_ID: projectId, VITE_FIREBASE_API_KEY: apiKey } = settings
  return initializeApp({ projectId, apiKey }, name)
}

export const firebaseApp = createFirebaseApp()
