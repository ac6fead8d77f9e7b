import { readFile, writeFile } from 'node:fs/promises'

/**
 * The hosting configuration of the last build: firebase.json, and for each page the hash by which the
 * content security policy allows the styles in its HTML. Made by the build, so that the two cannot
 * differ; this is what is previewed, tested and deployed.
 */
export const builtHostingFile = 'firebase.built.json'

interface Header {
  readonly key: string
  readonly value: string
}

/** The part of firebase.json that is read here. */
export interface FirebaseConfig {
  readonly hosting: {
    readonly headers: readonly {
      readonly source?: string
      readonly regex?: string
      readonly headers: readonly Header[]
    }[]
    readonly rewrites: readonly { readonly regex: string; readonly destination: string }[]
  }
}

const policyKey = 'Content-Security-Policy'

/**
 * Adds the policy of each page to a hosting configuration. A header that is set again wins, so that
 * of every other address, which answers with 404.html, comes first. Browsers may call the database of
 * one Firebase project alone: what is stolen on a page cannot be stored in another one's.
 * @param hashes by the name of the page's file
 * @throws Error where there is no policy to add to, or a page without an address
 */
export function withStyleHashes(
  config: FirebaseConfig,
  hashes: Readonly<Record<string, string>>,
  projectId: string,
): FirebaseConfig {
  const { headers, rewrites } = config.hosting
  const policy = headers.flatMap((each) => each.headers).find(({ key }) => key === policyKey)
  if (!policy?.value.includes('style-src ')) {
    throw new Error('firebase.json has no Content-Security-Policy with a style-src')
  }
  const policyFor = (file: string): Header => ({
    key: policyKey,
    value: policy.value
      .replace('style-src ', `style-src '${hashes[file]}' `)
      .replace('/v1/projects/', `/v1/projects/${projectId}/`),
  })
  const regexOf = (file: string) =>
    file === 'index.html'
      ? '^/$'
      : rewrites.find(({ destination }) => destination === `/${file}`)?.regex
  const pages = Object.keys(hashes).filter((file) => file !== '404.html')
  return {
    ...config,
    hosting: {
      ...config.hosting,
      headers: [
        ...headers,
        { source: '**', headers: [policyFor('404.html')] },
        ...pages.map((file) => {
          const regex = regexOf(file)
          if (regex === undefined) throw new Error(`firebase.json has no rewrite to ${file}`)
          return { regex, headers: [policyFor(file)] }
        }),
      ],
    },
  }
}

/** Writes the hosting configuration of this build beside firebase.json. */
export async function writeBuiltHosting(
  hashes: Readonly<Record<string, string>>,
  projectId: string,
): Promise<void> {
  const config = JSON.parse(await readFile('firebase.json', 'utf8')) as FirebaseConfig
  await writeFile(
    builtHostingFile,
    JSON.stringify(withStyleHashes(config, hashes, projectId), null, 2),
  )
}
