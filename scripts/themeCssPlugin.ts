import type { Plugin } from 'vite'
import { palette } from '../src/theme/palette.ts'
import { themeCss } from '../src/theme/themeCss.ts'

const name = 'virtual:theme.css'

/** Serves the palette and tokens of src/theme as the style sheet `virtual:theme.css`, and names the ground in the HTML. */
export function themeCssPlugin(): Plugin {
  return {
    name: 'theme-css',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? themeCss() : undefined),
    // What a phone paints around the page.
    transformIndexHtml: () =>
      (['light', 'dark'] as const).map((theme) => ({
        tag: 'meta',
        injectTo: 'head' as const,
        attrs: {
          name: 'theme-color',
          content: palette[theme].ground,
          media: `(prefers-color-scheme: ${theme})`,
        },
      })),
  }
}
