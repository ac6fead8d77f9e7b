import { defineConfig } from '@playwright/test'

// Node 20 has it, and asks for this.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --experimental-websocket`

/** The walks that must go well in Firefox and in WebKit, the engine of Safari, one beside the other. */
export default defineConfig({
  testDir: '.',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  timeout: 180_000,
  // WebKit's driver prints nothing, and loses a page that comes from memory and loads itself again.
  projects: [{ name: 'firefox' }, { name: 'webkit', testIgnore: 'firefoxAlone.spec.ts' }],
})
