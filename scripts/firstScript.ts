import type { Plugin } from 'vite'

/** Builds the site's files from the app instead of the first script, which fetches the app. */
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

/** What Vite adds to index.html: with it every page would fetch these files at once. */
export const ofVite =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g

/**
 * Adds a script at the end of a page, where it delays no paint.
 * @throws Error if the script's text would end the script element
 */
export function withScript(html: string, script: string): string {
  if (/<\/script|<!--/i.test(script)) throw new Error('This script would end the page’s script')
  return html.replace('</body>', () => `<script type="module">${script}</script></body>`)
}
