import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Renderer from '../src/app/renderToHtml'
import { writeBuiltHosting } from './builtHosting.ts'
import { readPageStyles } from './pageStyles.ts'

/**
 * Writes every page to its own HTML file in `dist`, from the built index.html as template, and the
 * files that name the site's addresses: sitemap.xml, robots.txt and manifest.webmanifest. The
 * hosting configuration of this build allows each page its own styles.
 * @param rendererDirectory where the build of src/app/renderToHtml.tsx lies
 */
export async function prerender(dist: string, rendererDirectory: string): Promise<void> {
  const rendererFile = pathToFileURL(join(rendererDirectory, 'renderToHtml.js')).href
  const { prerenderedPages, projectId, renderToHtml, siteFiles } = (await import(
    rendererFile
  )) as typeof Renderer
  const template = await readFile(join(dist, 'index.html'), 'utf8')

  const stylesOf = await readPageStyles(dist)
  const hashes: Record<string, string> = {}
  for (const { address, file } of prerenderedPages) {
    const { head, body, pageName, kind } = await renderToHtml(address)
    const { tags, hash } = await stylesOf(pageName)
    hashes[file] = hash
    const html = template
      // What is painted does not wait for it. Vite writes the tag anew, so index.html cannot say it.
      .replace('<script type="module"', '<script type="module" fetchpriority="low"')
      .replace('<!--head-->', () => head + tags)
      .replace('<div id="root">', `<div id="root" data-kind="${kind}">`)
      .replace('<!--app-->', () => body)
    await writeFile(join(dist, file), html)
  }
  await writeBuiltHosting(hashes, projectId)
  for (const { file, text } of siteFiles()) {
    await writeFile(join(dist, file), text)
  }
  await rm(rendererDirectory, { recursive: true })
  await rm(join(dist, '.vite'), { recursive: true })
}
