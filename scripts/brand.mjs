// @ts-check
/** `npm run brand`: makes the icons and the sharing picture from brand/mark.svg and the colours of src/theme. */
import { readFileSync, writeFileSync } from 'node:fs'
import { load, run } from './program.mjs'

await run(async () => {
  /** @type {typeof import('./brandFiles')} */
  const { brandFiles } = await load('scripts/brandFiles.ts')
  const files = await brandFiles(readFileSync('brand/mark.svg', 'utf8'))
  for (const [name, content] of files) writeFileSync(`public/${name}`, content)
})
