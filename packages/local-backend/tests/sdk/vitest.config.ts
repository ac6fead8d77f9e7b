import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Runs Firestore Lite's integration tests, from a checkout of firebase-js-sdk, on the installed SDK. */
export default defineConfig({
  plugins: [
    {
      name: 'sdk-suite',
      enforce: 'pre',
      /** Everything that the tests import from elsewhere comes from the harness. */
      resolveId: (source, importer = '') =>
        importer.includes('/packages/firestore/test/lite/') && !source.startsWith('./')
          ? join(import.meta.dirname, 'harness.ts')
          : null,
    },
  ],
  test: {
    name: 'sdk',
    include: ['packages/firestore/test/lite/integration.test.ts'],
    testTimeout: 20_000,
  },
})
