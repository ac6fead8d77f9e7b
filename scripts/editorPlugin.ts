import { spawnSync } from 'node:child_process'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** As GitHub calls it, such as 'our-name/our-site'; of a copy that is not from there, its folder's name. */
export function repositoryName(): string {
  const { stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' })
  // Without Git there is no output at all.
  const [, name] = /github\.com[:/]([^/]+\/[^/]+?)(?:\.git)?\s*$/.exec(stdout ?? '') ?? []
  return name ?? `local/${basename(process.cwd())}`
}

/** Leaves out what our forms never use, most of the editor's files: colours of code, maps, drawings made smaller. */
export function editorPlugin(): Plugin {
  const nothing = '\0nothing'
  return {
    name: 'editor-parts',
    enforce: 'pre',
    resolveId: { filter: { id: /^(@shikijs|leaflet|svgo|terra-draw)/ }, handler: () => nothing },
    load: { filter: { id: /^\0nothing$/ }, handler: () => 'export default {}' },
  }
}
