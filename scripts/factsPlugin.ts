import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { fileOf, factsFolder, kinds, readFacts, sampleFacts } from './facts.ts'

/** Puts the notice of a sample organisation at the top of a page until no fact is a sample. */
export function withSampleNotice(html: string, samples: readonly string[]): string {
  const text =
    'This is a sample organisation. Its contacts, accounts and quotes are made up; the helplines are real.'
  const notice = `<aside class="sample" aria-label="Sample">${text}</aside>`
  return html.replace('<!--sample-->', samples.length > 0 ? notice : '')
}

/**
 * Gives pages the checked facts of a folder, without the notes that nobody sees. Tests bring facts of their own, so
 * that an organisation that fills in its facts breaks no test.
 */
export function factsPlugin(folder = factsFolder): Plugin {
  const kindOf = new Map(kinds.map((kind) => [resolve(`${factsFolder}/${kind}.json`), kind]))
  return {
    name: 'facts',
    enforce: 'pre',
    load(id) {
      const kind = kindOf.get(id)
      if (!kind) return undefined
      for (const each of [kind, 'organisation'] as const) {
        this.addWatchFile(resolve(fileOf(each, folder)))
      }
      return JSON.stringify(readFacts(folder)[kind], (key, value) =>
        key === 'note' ? undefined : value,
      )
    },
    transformIndexHtml: (html) => withSampleNotice(html, sampleFacts(readFacts(folder), folder)),
  }
}
