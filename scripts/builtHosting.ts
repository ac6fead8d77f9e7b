import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { Settings } from '../src/config/settingsSchema.ts'

/**
 * The hosting configuration that is previewed, tested and deployed: firebase.json, with each page's own content security
 * policy, which allows the styles and scripts in its HTML by their hashes.
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

/** The value of a header that firebase.json gives every page, or ''. */
export const headerOf = ({ hosting }: FirebaseConfig, name: string) =>
  hosting.headers
    .filter(({ source }) => source === '**')
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === name)?.value ?? ''

/** The hashes that the content security policy allows. */
export interface PageHashes {
  /** By the name of the page's file. */
  readonly styles: Readonly<Record<string, string>>
  /** The same on every page. */
  readonly scripts: readonly string[]
}

/** The settings that name what browsers call. */
export type Addresses = Pick<
  Settings,
  | 'VITE_FIREBASE_PROJECT_ID'
  | 'VITE_STK_BASE_URL'
  | 'VITE_FIREBASE_AUTH_URL'
  | 'VITE_FIRESTORE_URL'
  | 'VITE_EMAILJS_URL'
>

/** As the content security policy writes it: 'sha256-…'. */
export const hashOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`

export const policyKey = 'Content-Security-Policy'

/**
 * Adds the policy of each page to a hosting configuration. It names the database of one Firebase project, so that
 * nobody can store what they steal on a page in a project of their own; and what the settings name: the payment service,
 * and other addresses of Firebase and EmailJS.
 * @throws Error if there is no policy to add to, or a page has no address
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
  // The last header that fits wins: that of 404.html fits every address.
  const sorted = [...headers, ...added].toSorted(
    (a, b) => Number('regex' in a) - Number('regex' in b),
  )
  return { ...config, hosting: { ...config.hosting, headers: sorted } }
}

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
