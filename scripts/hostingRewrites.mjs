// @ts-check
/**
 * The rewrites of firebase.json, by which hosting finds each page's file in any letter case. Run as
 * a program it writes them again from src/config/paths.ts.
 *   npm run rewrites
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { runnerImport } from 'vite'

/**
 * One rewrite for each page but the home page, whose file hosting finds by itself, and one for the staff area.
 * @param {Pick<typeof import('../src/config/paths'), 'paths' | 'staffPath'>} addresses
 */
export function rewritesOf({ paths, staffPath }) {
  return [...Object.values(paths), staffPath]
    .filter((path) => path !== '/')
    .map((path) => ({
      regex: `^${path.toLowerCase().replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)}/?$`,
      destination: `${path.toLowerCase()}.html`,
    }))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = 'firebase.json'
  const { module: config } = await runnerImport(join(import.meta.dirname, '../src/config/paths.ts'))
  const firebase = JSON.parse(readFileSync(file, 'utf8'))
  firebase.hosting.rewrites = rewritesOf(config)
  const style = { ...(await resolveConfig(file)), parser: 'json' }
  writeFileSync(file, await format(JSON.stringify(firebase), style))
}
