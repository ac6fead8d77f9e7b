import { execFileSync } from 'node:child_process'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** As GitHub calls it, such as 'our-name/our-site'; of a copy that is not from there, its folder's name. */
export function repositoryName(): string {
  const git = ['remote', 'get-url', 'origin']
  try {
    const address = execFileSync('git', git, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [, name] = /github\.com[:/]([^/]+\/[^/]+?)(?:\.git)?\s*$/.exec(address) ?? []
    if (name) return name
  } catch {
    // No Git, or no remote.
  }
  return `local/${basename(process.cwd())}`
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
