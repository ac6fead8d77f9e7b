import type { Settings } from '../src/config/settingsSchema.ts'
import { headerOf, policyKey } from './builtHosting.ts'

/**
 * Browsers call only what the content security policy of firebase.json names.
 * @returns a sentence with the configured addresses that are missing from its connect-src; empty where none is
 */
export function refusedByPolicy(settings: Settings, firebaseJson: string): string {
  const policy = headerOf(JSON.parse(firebaseJson), policyKey)
  // Which paths of an origin, it says more narrowly than the settings do.
  const sources = /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
  const urls = sources.filter((each) => URL.canParse(each))
  const allowed = new Set(urls.map((each) => new URL(each).origin))
  const missing = [
    settings.VITE_STK_BASE_URL,
    settings.VITE_FIREBASE_AUTH_URL,
    settings.VITE_FIRESTORE_URL,
    settings.VITE_EMAILJS_URL,
  ].flatMap((address) => {
    const origin = address && new URL(address).origin
    return origin && !allowed.has(origin) ? [`\n  ${origin}`] : []
  })
  const problem = 'Browsers would refuse these calls. Add to connect-src in firebase.json:'
  return missing.length > 0 ? problem + missing.join('') : ''
}
