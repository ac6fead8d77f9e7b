import type { Plugin } from 'vite'

/** Builds the site's files from the app, which the first script fetches, instead of the first script. */
export function firstScriptPlugin(): Plugin {
  return {
    name: 'first-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/app/start.ts', '/src/app/main.tsx'),
    },
  }
}

/** Of the built index.html: Vite would let every page fetch these files at once. */
export const ofVite =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g

/**
 * Adds a script at the end of a page, where no paint waits for it.
 * @throws Error if the script would end itself too early
 */
export function withScript(html: string, script: string): string {
  if (/<\/script|<!--/i.test(script)) throw new Error('This script would end the page’s script')
  return html.replace('</body>', () => `<script type="module">${script}</script></body>`)
}
