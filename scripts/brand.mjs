// @ts-check
/**
 * Makes the icons and the picture for sharing, in public, out of brand/mark.svg and the colours of src/theme.
 *   npm run brand
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'

const { module } = await runnerImport(join(import.meta.dirname, 'brandFiles.ts'), {
  resolve: { alias: { '@': join(import.meta.dirname, '../src') } },
})
try {
  for (const [name, content] of await module.brandFiles(readFileSync('brand/mark.svg', 'utf8'))) {
    writeFileSync(`public/${name}`, content)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
