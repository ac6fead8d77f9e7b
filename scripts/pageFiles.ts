import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import { betweenSheets } from '../src/config/marks.ts'
import type { PageKind } from '../src/app/pageLoading.ts'
import { frameName } from './codeSplitting.ts'

/** What the HTML of a page holds of the built files, or names. */
export interface PageFiles {
  /** For its head. */
  readonly styles: string
  /** The addresses of the style sheets that they are from. */
  readonly sheets: readonly string[]
  /** The address of the file that starts the app. */
  readonly app: string
  /** Addresses of all else that the app and the page need at once. */
  readonly ahead: readonly string[]
}

/**
 * Finds the styles and the script of a page by its component's name. Its styles go into the HTML, so that the first
 * paint waits for nothing else. The first script fetches all files of the script at once, and the app fetches none of
 * them again (src/app/fetchFiles.ts).
 */
export async function readPageFiles(dist: string) {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const frame = Object.keys(manifest).find((key) => manifest[key]?.name === frameName)
  if (!frame) throw new Error(`The build has no file '${frameName}'`)

  /** A chunk after those that it imports, whose styles it may override. */
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
    // Nobody knows yet which page the offline page will become.
    const ahead = [...chunks, ...(kind === 'offline' ? [] : ofPage)]
    return {
      styles: texts.map((each) => each.trim()).join(betweenSheets),
      sheets: sheets.map((sheet) => `/${sheet}`),
      app: `/${app?.file}`,
      ahead: ahead.map(({ file }) => `/${file}`),
    }
  }
}
