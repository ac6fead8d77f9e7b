import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import { betweenSheets } from '../src/config/marks.ts'
import type { PageKind } from '../src/app/pageLoading.ts'
import { groupNames } from './codeSplitting.ts'

/** What the staff page always needs: its visitors log in, or are logged in. */
const ofStaff = ['src/services/firebase/auth.ts', 'src/staff/services/staffDatabase.ts']

/** What the HTML of a page carries of the built files. */
export interface PageFiles {
  /** Its styles, for its head; on the page of staff also links to its script and to what its tabs share, which need not wait for the first paint. */
  readonly styles: string
  readonly links: string
  /** The addresses of the style sheets they come from. */
  readonly sheets: readonly string[]
  /** The address of the file that starts the app. */
  readonly app: string
  /** Those of all else that the app and the page need at once. */
  readonly ahead: readonly string[]
}

/**
 * Finds the styles and the script of a page by its component's name.
 *
 * Its styles stand in the HTML itself, so that the first paint waits for nothing else. The files of its script are known
 * by name, so that the first script fetches all of them at once and none waits for another that asks for it. The app is
 * told of both, so that it does not fetch them again (src/app/fetchFiles.ts).
 */
export async function readPageFiles(dist: string) {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const keyOf = (name: (typeof groupNames)[number]) => {
    const key = Object.keys(manifest).find((each) => manifest[each]?.name === name)
    if (!key) throw new Error(`The build has no file '${name}'`)
    return key
  }
  groupNames.forEach(keyOf)
  const frame = keyOf('frame')

  /** A chunk after those that it builds upon, whose styles it may override. */
  function chunksOf(key: string, seen: Set<string>): ManifestChunk[] {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return []
    seen.add(key)
    return [...(chunk.imports ?? []).flatMap((each) => chunksOf(each, seen)), chunk]
  }

  return async function filesOf(pageName: string, kind: PageKind): Promise<PageFiles> {
    const page = Object.keys(manifest).find((key) => key.endsWith(`/${pageName}.tsx`))
    const seen = new Set<string>()
    const chunks = chunksOf(frame, seen)
    const app = chunks.pop()
    const ofPage = chunksOf(page ?? '', seen)
    const isOfStaff = kind === 'staff'
    const asked = isOfStaff ? ofStaff.flatMap((key) => chunksOf(key, seen)) : []
    const desk = isOfStaff ? chunksOf(keyOf('desk'), seen) : []
    const sheets = [...new Set([...chunks, app, ...ofPage].flatMap((chunk) => chunk?.css ?? []))]
    const texts = await Promise.all(sheets.map((sheet) => readFile(join(dist, sheet), 'utf8')))
    // What stands in for any page becomes another one, of which nothing is known yet.
    const ahead = [...chunks, ...(kind === 'offline' ? [] : ofPage), ...asked]
    const linked = isOfStaff ? [...ahead, app, ...desk] : []
    return {
      links: linked.map((chunk) => `<link rel="modulepreload" href="/${chunk?.file}" />`).join(''),
      styles: texts.map((each) => each.trim()).join(betweenSheets),
      sheets: sheets.map((sheet) => `/${sheet}`),
      app: `/${app?.file}`,
      ahead: ahead.map(({ file }) => `/${file}`),
    }
  }
}
