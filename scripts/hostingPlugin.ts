import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Connect, Plugin } from 'vite'
import { builtHostingFile } from './builtHosting.ts'

const require = createRequire(import.meta.url)
/** The server of Firebase's own hosting emulator. */
const superstatic = require('superstatic') as {
  default(options: object): Connect.NextHandleFunction
}

/** Lets `vite preview` serve the built site like Firebase Hosting: same server, headers, rewrites and 404 page. */
export function hostingPlugin(): Plugin {
  return {
    name: 'firebase-hosting',
    configurePreviewServer(server) {
      const { hosting } = JSON.parse(readFileSync(builtHostingFile, 'utf8'))
      server.middlewares.use(serveHosting(hosting, server.config.root))
    },
  }
}

/** @param config the `hosting` part of firebase.json @param cwd the folder of that file */
export function serveHosting(config: object, cwd: string): Connect.NextHandleFunction {
  const serve = superstatic.default({ config, cwd, compression: true })
  return (request, response, next) => {
    try {
      decodeURI(request.url ?? '')
    } catch {
      // superstatic would answer 500 instead of 404.
      request.url = request.url?.replaceAll('%', '%25')
    }
    serve(request, response, next)
  }
}
