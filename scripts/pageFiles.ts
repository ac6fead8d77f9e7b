import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import { betweenSheets } from '../src/config/marks.ts'
import type { PageKind } from '../src/app/pageLoading.ts'
import { frameName } from './codeSplitting.ts'

/** The built files that a page's HTML holds or names. */
export interface PageFiles {
  /** The styles for its head. */
  readonly styles: string
  /** The addresses of their style sheets. */
  readonly sheets: readonly string[]
  /** The address of the file that starts the app. */
  readonly app: string
  /** The addresses of the other files that the app and the page need at once. */
  readonly ahead: readonly string[]
}

/**
 * Finds a page's styles and script by its component's name. Its styles go into the HTML, so that nothing delays the
 * first paint. The first script fetches all script files at once, and the app does not fetch them again
 * (src/app/fetchFiles.ts).
 */
export async function readPageFiles(dist: string) {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const frame = Object.keys(manifest).find((key) => manifest[key]?.name === frameName)
  if (!frame) throw new Error(`The build has no file '${frameName}'`)

  /** A chunk after its imports, whose styles it may override. */
  function chunksOf(key = '', seen: Set<string>): ManifestChunk[] {
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
    const ofPage = chunksOf(page, seen)
    const sheets = [...new Set([...chunks, app, ...ofPage].flatMap((chunk) => chunk?.css ?? []))]
    const texts = await Promise.all(sheets.map((sheet) => readFile(join(dist, sheet), 'utf8')))
    // The offline page may become any page.
    const ahead = [...chunks, ...(kind === 'offline' ? [] : ofPage)]
    return {
      styles: texts.map((each) => each.trim()).join(betweenSheets),
      sheets: sheets.map((sheet) => `/${sheet}`),
      app: `/${app?.file}`,
      ahead: ahead.map(({ file }) => `/${file}`),
    }
  }
}
