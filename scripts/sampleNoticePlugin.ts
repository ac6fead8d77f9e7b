import type { Plugin } from 'vite'
import { sampleNotice } from '../src/content/facts/sample.ts'
import { sampleFacts } from './sampleFacts.mjs'

/** Says on top of a page that the organisation is a sample, until no fact in the folder is marked as one. */
export function withSampleNotice(html: string, folder?: string): string {
  const notice = `<aside class="sample" aria-label="Sample">${sampleNotice}</aside>`
  return html.replace('<!--sample-->', sampleFacts(folder).length > 0 ? notice : '')
}

/** Puts the notice into index.html, and so into every page. */
export function sampleNoticePlugin(folder?: string): Plugin {
  return {
    name: 'sample-notice',
    transformIndexHtml: (html) => withSampleNotice(html, folder),
  }
}
