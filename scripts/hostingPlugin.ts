import { readFileSync } from 'node:fs'
import superstatic from 'superstatic'
import type { Plugin } from 'vite'

/**
 * Serves the built site in `vite preview` as Firebase Hosting will: by superstatic, the server of
 * Firebase's own hosting emulator, with the headers, rewrites and 404 page of firebase.json.
 */
export function hostingPlugin(): Plugin {
  return {
    name: 'firebase-hosting',
    configurePreviewServer(server) {
      const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'))
      server.middlewares.use(
        superstatic.default({ config: hosting, cwd: server.config.root, compression: true }),
      )
    },
  }
}
