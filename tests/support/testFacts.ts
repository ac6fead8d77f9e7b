import { existsSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

/** Where the facts lie that tests bring. */
export const testFactsFolder = 'tests/facts'

/**
 * Puts the facts of a made-up organisation in place of those in src/content/facts, so that an organisation
 * that fills in its own breaks no test. What a file there has no other version of is as in src/content/facts.
 */
export function testFacts(): Plugin {
  const content = resolve('src/content/facts') + sep
  const facts = resolve(testFactsFolder) + sep
  return {
    name: 'test-facts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/content\/|^\.\/\w+$/.test(source) || importer?.startsWith(facts)) return undefined
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!found?.id.startsWith(content)) return undefined
      const file = facts + relative(content, found.id)
      return existsSync(file) ? file : undefined
    },
  }
}
