// @ts-check
import { readdirSync, readFileSync } from 'node:fs'

/** @typedef {{ file: string, line: number, name: string, unset: string }} SampleFact */

/**
 * The facts in a folder that are marked as samples, with their places, and what to write while the true one is unknown.
 * @returns {SampleFact[]}
 */
export function sampleFacts(directory = 'src/content/facts') {
  return readdirSync(directory)
    .filter((name) => name !== 'sample.ts')
    .flatMap((name) => {
      const file = `${directory}/${name}`
      const lines = readFileSync(file, 'utf8').split('\n')
      return lines.flatMap((text, index) => {
        const [, fact, first] =
          /^\s*(?:export )?(?:const )?(\w+)?[^*]*\bsample\((.?)/.exec(text) ?? []
        if (first === undefined) return []
        const unset = first === '[' ? '[]' : 'null'
        return [{ file, line: index + 1, name: fact ?? '', unset }]
      })
    })
}

/**
 * Why the site cannot go online with these.
 * @param {readonly SampleFact[]} facts
 */
export function refusalOf(facts) {
  return [
    'These are sample facts. Write the true one in place of each sample(…), or what is named',
    'behind it, and the site says that it is not set yet:',
    ...facts.map(({ file, line, name, unset }) => `  ${file}:${line} ${name} (or ${unset})`),
  ].join('\n')
}
