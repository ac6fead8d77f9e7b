import type { Settings } from '../src/config/settingsSchema.ts'

interface HostingConfig {
  hosting: { headers: { headers: { key: string; value: string }[] }[] }
}

/**
 * Browsers call only what the content security policy of firebase.json names.
 * @throws Error that lists the configured addresses missing from its connect-src.
 */
export function checkPolicy(settings: Settings, firebaseJson: string): void {
  const { hosting } = JSON.parse(firebaseJson) as HostingConfig
  const policy = hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy')
  // Which paths of an origin, it says more narrowly than the settings do.
  const sources = /connect-src ([^;]*)/.exec(policy?.value ?? '')?.[1]?.split(' ') ?? []
  const allowed = new Set(
    sources.filter((each) => URL.canParse(each)).map((each) => new URL(each).origin),
  )
  const { VITE_STK_BASE_URL, VITE_FIREBASE_AUTH_URL, VITE_FIRESTORE_URL, VITE_EMAILJS_URL } =
    settings
  const missing = [VITE_STK_BASE_URL, VITE_FIREBASE_AUTH_URL, VITE_FIRESTORE_URL, VITE_EMAILJS_URL]
    .filter((address) => typeof address === 'string' && address !== '')
    .map((address) => new URL(address ?? '').origin)
    .filter((origin) => !allowed.has(origin))
  if (missing.length === 0) return
  throw new Error(
    `Browsers would refuse these calls. Add to connect-src in firebase.json:\n${missing.map((origin) => `  ${origin}`).join('\n')}`,
  )
}
