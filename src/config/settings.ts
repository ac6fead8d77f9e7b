import { readSettings } from './settingsSchema'

/**
 * The settings of this build, read and checked once.
 * The only place that reads `import.meta.env`.
 */
export const settings = readSettings(import.meta.env)
