import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { Settings } from '../src/config/settingsSchema.ts'

/**
 * The hosting configuration of the last build: firebase.json, and for each page the hashes by which the
 * content security policy allows the styles and the scripts in its HTML. Made by the build, so that the two cannot
 * differ; this is what is previewed, tested and deployed.
 */
export const builtHostingFile = 'firebase.built.json'

/** The part of firebase.json that is read here. */
export interface FirebaseConfig {
  readonly hosting: {
    readonly public?: string
    readonly headers: readonly {
      readonly source?: string
      readonly regex?: string
      readonly headers: readonly { readonly key: string; readonly value: string }[]
    }[]
    readonly rewrites: readonly { readonly regex: string; readonly destination: string }[]
  }
  readonly firestore?: { readonly rules?: string; readonly indexes?: string }
}

/** What firebase.json says for a header; empty where it says nothing. */
export const headerOf = ({ hosting }: FirebaseConfig, name: string) =>
  hosting.headers.flatMap(({ headers }) => headers).find(({ key }) => key === name)?.value ?? ''

/** By which the content security policy allows what stands in a page's HTML. */
export interface PageHashes {
  /** Those of the styles, by the name of the page's file. */
  readonly styles: Readonly<Record<string, string>>
  /** Those of the scripts, the same on every page. */
  readonly scripts: readonly string[]
}

/** The settings by which browsers call somebody. */
export type Addresses = Pick<
  Settings,
  | 'VITE_FIREBASE_PROJECT_ID'
  | 'VITE_STK_BASE_URL'
  | 'VITE_FIREBASE_AUTH_URL'
  | 'VITE_FIRESTORE_URL'
  | 'VITE_EMAILJS_URL'
>

/** How the content security policy names a text that stands in a page: 'sha256-…'. */
export const hashOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`

export const policyKey = 'Content-Security-Policy'

/**
 * Adds the policy of each page to a hosting configuration. A header that is set again wins, so that
 * of every other address, which answers with 404.html, comes first. Browsers may call the database of
 * one Firebase project alone: what is stolen on a page cannot be stored in another one's. They may call
 * what the settings name: the payment service, and other addresses for the services of Firebase and EmailJS.
 * @throws Error where there is no policy to add to, or a page without an address
 */
export function withHashes(
  config: FirebaseConfig,
  { styles, scripts }: PageHashes,
  settings: Addresses,
): FirebaseConfig {
  const { headers, rewrites } = config.hosting
  const policy = headerOf(config, policyKey)
  if (!policy.includes('script-src ') || !policy.includes('style-src ')) {
    throw new Error(`firebase.json has no ${policyKey} with script-src and style-src`)
  }
  const called = addressesIn(settings).filter((each) => !policy.includes(new URL(each).origin))
  const added = Object.entries(styles).map(([file, style]) => {
    const value = policy
      .replace('script-src ', `script-src ${scripts.map((hash) => `'${hash}' `).join('')}`)
      .replace('style-src ', `style-src '${style}' `)
      .replace('/v1/projects/', `/v1/projects/${settings.VITE_FIREBASE_PROJECT_ID}/`)
      .replace("connect-src 'self'", ["connect-src 'self'", ...called].join(' '))
    return { ...placeOf(file), headers: [{ key: policyKey, value }] }
  })
  function placeOf(file: string) {
    if (file === '404.html') return { source: '**' }
    if (file === 'index.html') return { regex: '^/$' }
    const rewrite = rewrites.find(({ destination }) => destination === `/${file}`)
    if (!rewrite) throw new Error(`firebase.json has no rewrite to ${file}`)
    return { regex: rewrite.regex }
  }
  added.sort((a, b) => Number('regex' in a) - Number('regex' in b))
  return { ...config, hosting: { ...config.hosting, headers: [...headers, ...added] } }
}

/** Without those of the site's own origin. */
function addressesIn(settings: Addresses): readonly string[] {
  const { VITE_STK_BASE_URL, VITE_FIREBASE_AUTH_URL, VITE_FIRESTORE_URL, VITE_EMAILJS_URL } =
    settings
  return [
    ...(VITE_STK_BASE_URL ? [`${VITE_STK_BASE_URL}/api/`] : []),
    ...[VITE_FIREBASE_AUTH_URL, VITE_FIRESTORE_URL, VITE_EMAILJS_URL].flatMap((each) =>
      each ? [`${each}/`] : [],
    ),
  ]
}

/** Writes the hosting configuration of this build beside firebase.json. */
export async function writeBuiltHosting(hashes: PageHashes, settings: Addresses): Promise<void> {
  const config = JSON.parse(await readFile('firebase.json', 'utf8')) as FirebaseConfig
  await writeFile(builtHostingFile, JSON.stringify(withHashes(config, hashes, settings), null, 2))
}
