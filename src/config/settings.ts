import { readSettings } from './settingsSchema'

/** The only reader of `import.meta.env`. */
export const settings = readSettings(import.meta.env)
