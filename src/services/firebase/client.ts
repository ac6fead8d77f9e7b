import * as sdk from 'firebase/app'
import { settings } from '@/config/settings'

// Without the SDK's statistics, which note the days on which this browser was used. Sign-in calls wait for that note,
// and a page that was left while it opened a database can lock it as long as Chrome keeps that page for "back".
// oxlint-disable-next-line no-underscore-dangle -- the SDK has no other switch, and destructuring it would put all of firebase/app into the build
;(sdk as unknown as { _components: Map<string, unknown> })._components.delete('heartbeat')

export type DatabaseUser = sdk.FirebaseApp

export function createFirebaseApp(name?: string): sdk.FirebaseApp {
  const { VITE_FIREBASE_PROJECT_ID: projectId, VITE_FIREBASE_API_KEY: apiKey } = settings
  return sdk.initializeApp({ projectId, apiKey }, name)
}

/** For calls as the logged-in member. */
export const firebaseApp = createFirebaseApp()

/** For public writes, which need not wait for the sign-in service. */
export const publicApp = createFirebaseApp('public')
