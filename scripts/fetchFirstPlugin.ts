import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const file = fileURLToPath(new URL('../src/app/fetchFiles.ts', import.meta.url))

/** Puts src/app/fetchFiles.ts in the place of Vite's own code around each `import()`. */
export function fetchFirstPlugin(): Plugin {
  return {
    name: 'fetch-first',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => `export { fetchFirst as __vitePreload } from ${JSON.stringify(file)}`,
    },
  }
}
