import type { Plugin } from 'vite'
import type { Settings } from '../src/config/settingsSchema.ts'

/** Puts the settings into a build as they were read and checked, so that no page has to do it again. */
export function builtSettingsPlugin(settings: Settings): Plugin {
  return {
    name: 'built-settings',
    load: {
      filter: { id: /\/src\/config\/settings\.ts$/ },
      handler: () => `export const settings = ${JSON.stringify(settings)}`,
    },
  }
}
