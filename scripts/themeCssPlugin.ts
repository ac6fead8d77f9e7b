import type { Plugin } from 'vite'
import { palette } from '../src/theme/palette.ts'
import { themeCss } from '../src/theme/themeCss.ts'

const name = 'virtual:theme.css'

/** Makes the style sheet `virtual:theme.css` from the palette and tokens in src/theme. */
export function themeCssPlugin(): Plugin {
  return {
    name: 'theme-css',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? themeCss() : undefined),
    // Phones paint this colour around the page.
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
