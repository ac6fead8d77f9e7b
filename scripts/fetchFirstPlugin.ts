import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const file = fileURLToPath(new URL('../src/app/fetchFiles.ts', import.meta.url))

/** Replaces Vite's own code around each `import()` by src/app/fetchFiles.ts. */
export function fetchFirstPlugin(): Plugin {
  let isPut = false
  return {
    name: 'fetch-first',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client' || name === 'staff',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler() {
        isPut = true
        return `export { fetchFirst as __vitePreload } from ${JSON.stringify(file)}`
      },
    },
    generateBundle() {
      if (!isPut) this.error('Vite has no preload helper that src/app/fetchFiles.ts could replace')
    },
  }
}
