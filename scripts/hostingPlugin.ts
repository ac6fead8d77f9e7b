import { readFileSync } from 'node:fs'
import superstatic from 'superstatic'
import type { Plugin } from 'vite'
import { builtHostingFile } from './builtHosting.ts'

/**
 * Serves the built site in `vite preview` as Firebase Hosting will: by superstatic, the server of
 * Firebase's own hosting emulator, with the headers, rewrites and 404 page that the build wrote down.
 */
export function hostingPlugin(): Plugin {
  return {
    name: 'firebase-hosting',
    configurePreviewServer(server) {
      const { hosting: config } = JSON.parse(readFileSync(builtHostingFile, 'utf8'))
      const cwd = server.config.root
      server.middlewares.use(superstatic.default({ config, cwd, compression: true }))
    },
  }
}
