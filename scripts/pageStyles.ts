import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { hashOf } from './builtHosting.ts'

/** The styles of a page, as its HTML carries them. */
export interface PageStyles {
  /** The tags for the page's head. */
  readonly tags: string
  /** How the content security policy allows the style element: 'sha256-…'. */
  readonly hash: string
}

/** The file that holds what every page shows: see codeSplitting.ts. */
const frameName = 'frame'

/**
 * Finds the styles of a page by its component's name. They stand in the HTML itself, so that the first
 * paint waits for nothing else. The style sheets they come from are linked but disabled: browsers
 * fetch no disabled one, and the site's own loader, which fetches a sheet with the script that needs
 * it, finds that it is there already.
 */
export async function readPageStyles(dist: string) {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const frame = Object.keys(manifest).find((key) => manifest[key]?.name === frameName)
  if (!frame) throw new Error(`The build has no file '${frameName}'`)

  /** The sheets of a chunk, after those of the chunks it builds upon, which it may override. */
  function sheetsOf(key: string, seen: Set<string>): readonly string[] {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return []
    seen.add(key)
    return [...(chunk.imports ?? []).flatMap((each) => sheetsOf(each, seen)), ...(chunk.css ?? [])]
  }

  return async function stylesOf(pageName: string): Promise<PageStyles> {
    const page = Object.keys(manifest).find((key) => key.endsWith(`/${pageName}.tsx`))
    const seen = new Set<string>()
    const sheets = [...new Set([frame, page ?? ''].flatMap((key) => sheetsOf(key, seen)))]
    const texts = await Promise.all(sheets.map((sheet) => readFile(join(dist, sheet), 'utf8')))
    const text = texts.map((each) => each.trim()).join('')
    const links = sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}" disabled>`)
    return {
      tags: `<style>${text}</style>${links.join('')}`,
      hash: hashOf(text),
    }
  }
}
