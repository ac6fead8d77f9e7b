import { initializeApp } from 'firebase/app'
import { settings } from '@/config/settings'

/** The one Firebase app of the site. Imported lazily, by the modules beside it. */
export const firebaseApp = initializeApp({
  projectId: settings.VITE_FIREBASE_PROJECT_ID,
  apiKey: settings.VITE_FIREBASE_API_KEY,
})

/** The address a setting stands for: none for Google's own, the site's own origin for ''. */
export function emulatorAddress(setting: string | undefined): URL | undefined {
  return setting === undefined ? undefined : new URL(setting || globalThis.location.origin)
}
