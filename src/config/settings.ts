import { readSettings } from './settingsSchema'

/** Nothing else reads `import.meta.env`. */
export const settings = readSettings(import.meta.env)
