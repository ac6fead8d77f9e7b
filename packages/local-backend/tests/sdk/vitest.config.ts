import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The integration tests of Firestore Lite, in a checkout of firebase-js-sdk, over the installed SDK. */
export default defineConfig({
  plugins: [
    {
      name: 'sdk-suite',
      enforce: 'pre',
      /** Whatever the tests import from elsewhere comes from the harness. */
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
