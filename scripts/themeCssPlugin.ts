import type { Plugin } from 'vite'
import { themeCss } from '../src/theme/themeCss.ts'

const name = 'virtual:theme.css'

/** Serves the palette and tokens of src/theme as the style sheet `virtual:theme.css`. */
export function themeCssPlugin(): Plugin {
  return {
    name: 'theme-css',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? themeCss() : undefined),
  }
}
