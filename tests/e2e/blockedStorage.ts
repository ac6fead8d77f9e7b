import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as memberTest } from './memberArea'

/** In a browser whose owner has blocked what sites store: storage, caches, databases and workers. */
export const test = memberTest.extend({
  context: async ({ playwright, launchOptions, baseURL, viewport }, use, info) => {
    const profile = info.outputPath('profile')
    await mkdir(join(profile, 'Default'), { recursive: true })
    const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
    await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences))
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      baseURL: baseURL ?? '',
      viewport,
    })
    await use(context)
    await context.close()
    await rm(profile, { recursive: true })
  },
})
