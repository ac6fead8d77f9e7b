import { spawnSync } from 'node:child_process'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** GitHub's name for it, such as 'our-name/our-site'; elsewhere the folder's name. */
export function repositoryName(): string {
  const { stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' })
  // Without Git there is no output.
  const [, name] = /github\.com[:/]([^/]+\/[^/]+?)(?:\.git)?\s*$/.exec(stdout ?? '') ?? []
  return name ?? `local/${basename(process.cwd())}`
}

/** Leaves out most of the editor, which our forms never use: code colouring, maps, the shrinking of drawings. */
export function editorPlugin(): Plugin {
  const nothing = '\0nothing'
  return {
    name: 'editor-parts',
    enforce: 'pre',
    resolveId: { filter: { id: /^(@shikijs|leaflet|svgo|terra-draw)/ }, handler: () => nothing },
    load: { filter: { id: /^\0nothing$/ }, handler: () => 'export default {}' },
  }
}
