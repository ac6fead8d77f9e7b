import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const apacheLicence = 'node_modules/typescript/LICENSE'
const fonts = 'src/theme/fonts'

/** The editor's typefaces. */
const editorFonts = 'node_modules/@sveltia/cms/npm/assets'

/** Vite's lists of what the visitors' site, the staff area and the editor are made of. */
export const [siteLicences, staffLicences, editorLicences] = [
  'licences.txt',
  'staff-licences.txt',
  'editor-licences.txt',
] as const

/**
 * Completes /licences.txt: adds the staff area, the editor, the service worker, the typefaces, and the text for packages
 * that only name their licence, as Firebase's do.
 * @throws Error for a licence without a text
 */
export async function completeLicences(dist: string): Promise<void> {
  const file = join(dist, siteLicences)
  const lists = [await readFile(file, 'utf8')]
  for (const name of [staffLicences, editorLicences]) {
    const other = join(dist, name)
    if (existsSync(other)) lists.push(await readFile(other, 'utf8'))
    await rm(other, { force: true })
  }
  const [head = ''] = lists.map((list) => list.split(/^## /m)[0])
  const named = lists.flatMap((list) => list.split(/^## /m).slice(1))
  const parts = [...new Set(named.map((part) => part.trim()))].toSorted()
  const bare = parts.filter((part) => !part.includes('\n'))
  const others = bare.filter((title) => !title.endsWith(' (Apache-2.0)'))
  if (others.length > 0) throw new Error(`licences.txt has no text for ${others.join(', ')}`)
  const texts = parts.filter((part) => part.includes('\n'))
  texts.push(`${bare.join('\n## ')}\n\n${await readFile(apacheLicence, 'utf8')}`)
  const workbox = (await readdir('node_modules')).filter((name) => name.startsWith('workbox-'))
  for (const name of workbox) {
    const folder = join('node_modules', name)
    const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    const text = await readFile(join(folder, 'LICENSE'), 'utf8')
    texts.push(`${name} - ${version} (${license})\n\n${text}`)
  }
  for (const name of (await readdir(editorFonts)).filter((each) => each.endsWith('.LICENSE.txt'))) {
    texts.push(
      `${name.replace('.LICENSE.txt', '')}\n\n${await readFile(join(editorFonts, name), 'utf8')}`,
    )
  }
  texts.push(`Suez One (OFL-1.1)\n\n${await readFile(join(fonts, 'OFL.txt'), 'utf8')}`)
  await writeFile(file, `${[head, ...texts].map((each) => each.trim()).join('\n\n## ')}\n`)
}
