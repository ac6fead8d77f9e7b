import type { Plugin } from 'vite'
import type { Settings } from '../src/config/settingsSchema.ts'

/** Puts the checked settings into a build, so that pages need not read and check them again. */
export function builtSettingsPlugin(settings: Settings): Plugin {
  return {
    name: 'built-settings',
    load: {
      filter: { id: /\/src\/config\/settings\.ts$/ },
      handler: () => `export const settings = ${JSON.stringify(settings)}`,
    },
  }
}
