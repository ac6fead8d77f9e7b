import type { Plugin } from 'vite'
import { sampleNotice } from '../src/content/sample.ts'
import { sampleFacts } from './sampleFacts.mjs'

/**
 * Says on top of every page, those without header and script included, that this is a sample
 * organisation, for as long as a fact in the folder is marked as a sample.
 */
export function sampleNoticePlugin(folder?: string): Plugin {
  return {
    name: 'sample-notice',
    transformIndexHtml: (html) =>
      html.replace(
        '<!--sample-->',
        sampleFacts(folder).length > 0 ? `<aside class="sample" aria-label="Sample">${sampleNotice}</aside>` : '',
      ),
  }
}
