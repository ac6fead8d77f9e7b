import { init, registerCustomFormat } from '@sveltia/cms'
import { configurationOf, factFiles } from './configuration'
import { written } from './written'

/** Defined in vite.config.ts. */
declare const REPOSITORY: string

for (const [name, schema] of factFiles) {
  registerCustomFormat(name, 'json', {
    fromFile: (text: string) => JSON.parse(text),
    toFile: (facts: unknown) => written(schema, facts),
  })
}
void init({ config: configurationOf(REPOSITORY) })
