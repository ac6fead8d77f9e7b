// @ts-check
/** Writes the service as one file for Node and one for Cloudflare Workers, without dependencies, into dist/. */
import { build } from 'vite'

for (const name of ['node', 'worker']) {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, target: name === 'node' ? 'node' : 'webworker' },
    build: {
      ssr: `${name}.ts`,
      emptyOutDir: false,
      target: 'es2022',
      minify: name === 'worker',
    },
  })
}
