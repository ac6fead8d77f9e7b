import { createHash } from 'node:crypto'
import { staffPath } from '../src/config/paths.ts'
import type { Settings } from '../src/config/settingsSchema.ts'
import { builtRulesFile } from './catalogueRules.ts'

/**
 * What is previewed, tested and deployed: the headers of firebase.json, a rewrite to each page's file, and each page's
 * own content security policy, which allows the styles and scripts in its HTML by their hashes.
 */
export const builtHostingFile = 'firebase.built.json'

/** The part of firebase.json that is read here. */
export interface FirebaseConfig {
  readonly hosting: {
    readonly headers: readonly {
      readonly source?: string
      readonly regex?: string
      readonly headers: readonly { readonly key: string; readonly value: string }[]
    }[]
    /** Your own rewrites, besides those of the pages. */
    readonly rewrites?: readonly { readonly regex: string; readonly destination: string }[]
  }
}

/** The value of a header that firebase.json gives every page, or ''; `firebase init` leaves a file without any. */
export const headerOf = (
  { hosting }: { readonly hosting?: Partial<FirebaseConfig['hosting']> },
  name: string,
) =>
  (hosting?.headers ?? [])
    .filter(({ source }) => source === '**')
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === name)?.value ?? ''

export interface HashedPage {
  readonly address: string
  readonly file: string
  /** The hash of the styles in its HTML. */
  readonly styles: string
}

/** As the content security policy writes it: 'sha256-…'. */
export const hashOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`

export const policyKey = 'Content-Security-Policy'

/** Hosting finds these two without a rewrite. */
const unwritten: Readonly<Record<string, { regex?: string; source?: string }>> = {
  'index.html': { regex: '^/$' },
  '404.html': { source: '**' },
}

/** In any letter case. */
const regexOf = (address: string) =>
  `^${address.toLowerCase().replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)}/?$`

/**
 * Adds the pages to firebase.json, and what else a deploy needs. Each page's policy names the database of one Firebase
 * project, so that nobody can send stolen data to a project of their own. It also names what the settings do: the
 * payment service, and other addresses of Firebase and EmailJS.
 * @param scripts the hashes of the scripts in the pages
 * @throws Error if there is no policy to add to
 */
export function builtConfig(
  config: FirebaseConfig,
  pages: readonly HashedPage[],
  scripts: readonly string[],
  settings: Settings,
) {
  const policy = headerOf(config, policyKey)
  if (!policy.includes('script-src ') || !policy.includes('style-src ')) {
    throw new Error(`firebase.json has no ${policyKey} with script-src and style-src`)
  }
  const { VITE_STK_BASE_URL: payments, VITE_FIREBASE_AUTH_URL: accounts } = settings
  const { VITE_FIRESTORE_URL: database, VITE_EMAILJS_URL: mail } = settings
  const called = [payments && `${payments}/api`, accounts, database, mail].flatMap((address) =>
    address && !policy.includes(new URL(address).origin) ? `${address}/` : [],
  )
  const added = pages.map(({ address, file, styles }) => {
    const value = policy
      .replace('script-src ', `script-src ${scripts.map((hash) => `'${hash}' `).join('')}`)
      .replace('style-src ', `style-src '${styles}' `)
      .replace('/v1/projects/', `/v1/projects/${settings.VITE_FIREBASE_PROJECT_ID}/`)
      .replace("connect-src 'self'", ["connect-src 'self'", ...called].join(' '))
    const place = unwritten[file] ?? { regex: regexOf(address) }
    return { ...place, headers: [{ key: policyKey, value }] }
  })
  // The last matching header wins, and that of 404.html matches every address.
  const headers = [...config.hosting.headers, ...added].toSorted(
    (a, b) => Number('regex' in a) - Number('regex' in b),
  )
  const ofPages = [...pages, { address: staffPath, file: 'staff.html' }]
    .filter(({ file }) => !unwritten[file])
    .map(({ address, file }) => ({ regex: regexOf(address), destination: `/${file}` }))
  const rewrites = [...ofPages, ...(config.hosting.rewrites ?? [])]
  return {
    ...config,
    hosting: { ...config.hosting, public: 'dist', headers, rewrites },
    firestore: {
      rules: builtRulesFile,
      indexes: 'firestore.indexes.json',
      // For a database that does not exist yet; one that exists stays where it is.
      location: 'africa-south1',
    },
  }
}
