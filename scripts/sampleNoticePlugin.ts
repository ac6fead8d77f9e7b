import type { Plugin } from 'vite'
import { sampleNotice } from '../src/content/facts/sample.ts'
import { sampleFacts } from './sampleFacts.mjs'

/**
 * A page that says on top, for as long as a fact in the folder is marked as a sample, that this is a
 * sample organisation.
 */
export function withSampleNotice(html: string, folder?: string): string {
  const notice = `<aside class="sample" aria-label="Sample">${sampleNotice}</aside>`
  return html.replace('<!--sample-->', sampleFacts(folder).length > 0 ? notice : '')
}

/** Puts the notice into index.html, and so into every page: no script and no frame is needed. */
export function sampleNoticePlugin(folder?: string): Plugin {
  return {
    name: 'sample-notice',
    transformIndexHtml: (html) => withSampleNotice(html, folder),
  }
}
