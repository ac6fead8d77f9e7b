import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Renderer from '../src/app/renderToHtml'

/**
 * Writes every page to its own HTML file in `dist`, from the built index.html as template, and the
 * files that name the site's addresses: sitemap.xml, robots.txt and manifest.webmanifest.
 * @param rendererDirectory where the build of src/app/renderToHtml.tsx lies
 */
export async function prerender(dist: string, rendererDirectory: string): Promise<void> {
  const rendererFile = pathToFileURL(join(rendererDirectory, 'renderToHtml.js')).href
  const { prerenderedPages, renderToHtml, siteFiles } = (await import(
    rendererFile
  )) as typeof Renderer
  const template = await readFile(join(dist, 'index.html'), 'utf8')

  for (const { address, file } of prerenderedPages) {
    const { head, body } = await renderToHtml(address)
    const html = template.replace('<!--head-->', () => head).replace('<!--app-->', () => body)
    await writeFile(join(dist, file), html)
  }
  for (const { file, text } of siteFiles()) {
    await writeFile(join(dist, file), text)
  }
  await rm(rendererDirectory, { recursive: true })
}
