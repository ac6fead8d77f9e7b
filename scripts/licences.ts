import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const apacheLicence = 'node_modules/typescript/LICENSE'

const editorFonts = 'node_modules/@sveltia/cms/npm/assets'

/** A package or a typeface in the site, as Vite lists it. */
export interface Part {
  readonly name: string
  readonly version?: string
  /** Its licence's SPDX name. */
  readonly identifier?: string
  readonly text?: string
}

/** Vite's list of the parts of an environment. */
export const listOfParts = (environment: string) => `${environment}-licences.json`

/**
 * Writes /licences.txt.
 * @param environments the environments that were built
 * @throws Error for a licence that has no text, or asks for more than to be named
 */
export async function writeLicences(dist: string, environments: readonly string[]): Promise<void> {
  const parts = await typefaces()
  for (const list of environments.map((name) => join(dist, listOfParts(name)))) {
    parts.push(...JSON.parse(await readFile(list, 'utf8')))
    await rm(list)
  }
  const apache = await readFile(apacheLicence, 'utf8')
  await writeFile(join(dist, 'licences.txt'), licencesOf(parts, apache))
}

async function typefaces(): Promise<Part[]> {
  const ofEditor = (await readdir(editorFonts)).filter((name) => name.endsWith('.LICENSE.txt'))
  const files = new Map(ofEditor.map((name) => [name.split('.')[0] ?? '', join(editorFonts, name)]))
  files.set('Suez One', 'src/theme/fonts/OFL.txt')
  return Promise.all(
    Array.from(files, async ([name, file]) => {
      return { name, identifier: 'OFL-1.1', text: await readFile(file, 'utf8') }
    }),
  )
}

/** Licences that only ask to be named. */
const permissive = /^(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|ISC|MIT|OFL-1\.1|Unlicense)$/

/**
 * Each licence, below the parts that have it.
 * @param apache for packages that only name it, like Firebase's
 */
export function licencesOf(parts: readonly Part[], apache: string): string {
  const partsOf = new Map<string, Set<string>>()
  const refused: string[] = []
  for (const { name, version, identifier = 'none', text } of parts) {
    const title = [name, version && `- ${version}`, `(${identifier})`].filter(Boolean).join(' ')
    const shown = (text ?? (identifier === 'Apache-2.0' ? apache : '')).trim()
    if (!permissive.test(identifier) || shown === '') refused.push(title)
    partsOf.set(shown, (partsOf.get(shown) ?? new Set()).add(`## ${title}\n`))
  }
  if (refused.length > 0)
    throw new Error(`More is asked than to be named, or no licence shown: ${refused.join(', ')}`)
  const chapters = Array.from(
    partsOf,
    ([text, titles]) => `${[...titles].toSorted().join('')}\n${text}`,
  )
  return `# Licences\n\nThis site is made of:\n\n${chapters.toSorted().join('\n\n')}\n`
}
