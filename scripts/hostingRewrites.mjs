// @ts-check
/**
 * The rewrites of firebase.json, by which Hosting finds each page's file in any letter case. `npm run rewrites` writes
 * them from src/config/paths.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { isProgram, load } from './program.mjs'

/**
 * One for each page but the home page, which Hosting finds by itself, and one for the staff area.
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

if (isProgram(import.meta.url)) {
  const file = 'firebase.json'
  const firebase = JSON.parse(readFileSync(file, 'utf8'))
  firebase.hosting.rewrites = rewritesOf(await load('src/config/paths.ts'))
  const style = { ...(await resolveConfig(file)), parser: 'json' }
  writeFileSync(file, await format(JSON.stringify(firebase), style))
}
