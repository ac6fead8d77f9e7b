import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Connect, Plugin } from 'vite'
import { builtHostingFile } from './builtHosting.ts'

const require = createRequire(import.meta.url)
/** The hosting server behind Firebase's emulator, as connect middleware. */
const superstatic = require('superstatic') as {
  default(options: object): Connect.NextHandleFunction
}

/**
 * Serves the built site in `vite preview` as Firebase Hosting will: by superstatic, the server of
 * Firebase's own hosting emulator, with the headers, rewrites and 404 page that the build wrote down.
 */
export function hostingPlugin(): Plugin {
  return {
    name: 'firebase-hosting',
    configurePreviewServer(server) {
      const { hosting } = JSON.parse(readFileSync(builtHostingFile, 'utf8'))
      server.middlewares.use(serveHosting(hosting, server.config.root))
    },
  }
}

/** `config` is the `hosting` part of firebase.json, `cwd` the folder that it is in. */
export function serveHosting(config: object, cwd: string): Connect.NextHandleFunction {
  const serve = superstatic.default({ config, cwd, compression: true })
  return (request, response, next) => {
    try {
      decodeURI(request.url ?? '')
    } catch {
      // superstatic would answer 500: no page has such an address.
      request.url = request.url?.replaceAll('%', '%25')
    }
    serve(request, response, next)
  }
}
