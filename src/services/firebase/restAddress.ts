import { settings } from '@/config/settings'

export const documentsRoot = `projects/${settings.VITE_FIREBASE_PROJECT_ID}/databases/(default)/documents`

/** Undefined means Google's own address, '' the site's origin. */
export function emulatorAddress(setting: string | undefined): URL | undefined {
  return setting === undefined ? undefined : new URL(setting || globalThis.location.origin)
}

export function restAddress(verb: string): string {
  const origin = emulatorAddress(settings.VITE_FIRESTORE_URL)?.origin
  return `${origin ?? 'https://firestore.googleapis.com'}/v1/${documentsRoot}:${verb}`
}
