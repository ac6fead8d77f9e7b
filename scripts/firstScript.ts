import type { EnvironmentOptions, Plugin, Rolldown, ViteBuilder } from 'vite'

/** The environment in which src/app/start.ts is built, apart from the files of the site. */
export const firstScriptEnvironment = 'firstScript'

/** It stands in the pages, so nothing of it is written. */
export const firstScriptOptions: EnvironmentOptions = {
  consumer: 'client',
  build: {
    write: false,
    manifest: false,
    license: false,
    copyPublicDir: false,
    rolldownOptions: { input: 'src/app/start.ts' },
  },
}

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

/** The text of the first script. @throws Error where it cannot stand in a page */
export async function buildFirstScript(builder: ViteBuilder): Promise<string> {
  const environment = builder.environments[firstScriptEnvironment]
  if (!environment) throw new Error('Vite has no environment for the first script')
  const { output } = (await builder.build(environment)) as Rolldown.RolldownOutput
  const [script, ...others] = output
  if (others.length > 0) throw new Error('The first script is more than one file')
  const text = script.code.trim()
  if (/<\/script|<!--/i.test(text)) throw new Error('The first script would end the page’s script')
  return text
}

/**
 * The built index.html with the first script at its end, where nothing that is painted waits for it, in place of the
 * files that Vite would have every page fetch at once.
 */
export function firstScriptIn(html: string, firstScript: string): string {
  return html
    .replaceAll(
      /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g,
      '',
    )
    .replace('</body>', () => `<script type="module">${firstScript}</script></body>`)
}
