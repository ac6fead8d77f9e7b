// @ts-check
/**
 * Builds what is published of a package into its `dist`: JavaScript, types, README and licence.
 *   npm run build -w packages/local-backend && npm publish packages/local-backend/dist
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const [name = '', dist = join(import.meta.dirname, name, 'dist')] = process.argv.slice(2)
const source = join(import.meta.dirname, name)
rmSync(dist, { recursive: true, force: true })
mkdirSync(dist, { recursive: true })

const settings = {
  extends: join(import.meta.dirname, 'tsconfig.json'),
  compilerOptions: {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: source,
    outDir: dist,
    typeRoots: [join(import.meta.dirname, '../node_modules/@types')],
  },
  files: ['index.ts', 'cli.ts'].map((file) => join(source, file)),
  include: [],
}
const config = join(dist, 'tsconfig.json')
writeFileSync(config, JSON.stringify(settings))
const typescript = createRequire(import.meta.url).resolve('typescript/package.json')
const tsc = join(dirname(typescript), 'bin/tsc')
execFileSync(process.execPath, [tsc, '-p', config], { stdio: 'inherit' })
rmSync(config)

const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
for (const key of ['private', 'scripts', 'devDependencies']) delete manifest[key]
manifest.exports = { types: './index.d.ts', default: './index.js' }
manifest.bin = './cli.js'
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
copyFileSync(join(source, 'README.md'), join(dist, 'README.md'))
copyFileSync(join(import.meta.dirname, '../LICENSE'), join(dist, 'LICENSE'))
