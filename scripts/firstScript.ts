import type { Plugin } from 'vite'

/** Builds the site's files from what the first script fetches: it is in none of them itself. */
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

/** The files that Vite would have every page fetch at once. */
const ofVite =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g

/**
 * The built index.html with the first script at its end, where nothing that is painted waits for it, in place of the
 * files that Vite would have every page fetch at once. @throws Error when the script cannot stand in a page
 */
export function firstScriptIn(html: string, firstScript: string): string {
  if (/<\/script|<!--/i.test(firstScript)) {
    throw new Error('The first script would end the page’s script')
  }
  return html
    .replaceAll(ofVite, '')
    .replace('</body>', () => `<script type="module">${firstScript}</script></body>`)
}
