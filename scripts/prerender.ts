import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as marks from '../src/config/marks.ts'
import type * as Renderer from '../src/app/renderToHtml'
import { builtConfig, builtHostingFile, hashOf, type HashedPage } from './builtHosting.ts'
import { builtRulesFile, rulesFor } from './catalogueRules.ts'
import { ofVite, withScript } from './firstScript.ts'
import { readPageFiles, type PageFiles } from './pageFiles.ts'

/**
 * Writes every page to its own HTML file in `dist`, with the built index.html as template; also sitemap.xml,
 * robots.txt, manifest.webmanifest, the hosting configuration and the database's rules.
 * @param rendererDirectory the folder of the built src/app/renderToHtml.tsx
 * @param scripts the texts of the built src/app/start.ts and startHelp.ts
 * @returns what each page needs, by the name of its HTML file
 */
export async function prerender(
  dist: string,
  rendererDirectory: string,
  scripts: { readonly first: string; readonly ofHelp: string },
): Promise<ReadonlyMap<string, PageFiles>> {
  const rendererFile = pathToFileURL(join(rendererDirectory, 'renderToHtml.js')).href
  const renderer: typeof Renderer = await import(rendererFile)
  const index = await readFile(join(dist, 'index.html'), 'utf8')
  const template = withScript(index.replaceAll(ofVite, ''), scripts.first)

  const filesOf = await readPageFiles(dist)
  // The first script, and the script that marks the page before its first paint (`VisitorSwitch`).
  const inPage = template.matchAll(/<script[^>]*>([^]*?)<\/script>/g)
  const hashes = Array.from(inPage, ([, text = '']) => hashOf(text))
  const hashed: HashedPage[] = []
  const pages = new Map<string, PageFiles>()
  for (const { address, file } of renderer.prerenderedPages) {
    const { head, body, pageName, kind } = await renderer.renderToHtml(address)
    const page = await filesOf(pageName, kind)
    pages.set(file, page)
    const { styles: css, ...files } = page
    hashed.push({ address, file, styles: hashOf(css) })
    const data = Object.entries({ kind, ...files }).flatMap(([name, value]) =>
      value.length > 0 ? [` data-${name}="${[value].flat().join(' ')}"`] : [],
    )
    const html = template
      .replace('<!--head-->', () => `${head}<style>${css}</style>`)
      .replace(/<div id="root"[^>]*>/, `<div id="root"${data.join('')}>`)
      .replace('<!--app-->', () => body)
    const isHelp = html.includes(`${marks.since}=`)
    await writeFile(join(dist, file), isHelp ? withScript(html, scripts.ofHelp) : html)
  }
  const allowed = [...hashes, hashOf(scripts.ofHelp)]
  const config = JSON.parse(await readFile('firebase.json', 'utf8'))
  const hosting = builtConfig(config, hashed, allowed, renderer.settings)
  await writeFile(builtHostingFile, JSON.stringify(hosting, null, 2))
  await writeFile(builtRulesFile, rulesFor(await readFile('firestore.rules', 'utf8'), renderer))
  for (const { file, text } of renderer.siteFiles()) await writeFile(join(dist, file), text)
  await rm(rendererDirectory, { recursive: true })
  await rm(join(dist, '.vite'), { recursive: true })
  return pages
}
