import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/browsers.mjs'

/**
 * Switched off: two pages that each window would start for its address bar, which nobody sees. Chromium
 * reads only the last such list, so the rest repeats Playwright's own.
 */
const withoutFeatures = `WebUIOmniboxPopup,WebUIOmniboxAimPopup,
  AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,
  HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,
  ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,AimEnabled,
  OptimizationHints,NetworkTimeServiceQuerying,PreconnectToSearch`.replaceAll(/\s/g, '')

export default defineConfig({
  testDir: 'tests',
  // Two cores, which a third would not keep busier; each has a site and a backend of its own (tests/e2e/site.ts).
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine a browser may miss a moment; what passes only then is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // So that a page is the one the site sends. Tests of times without a network allow them.
    serviceWorkers: 'block',
    viewport: { width: 360, height: 740 },
  },
  projects: [
    {
      name: 'chromium',
      testMatch: '**/e2e/*.spec.ts',
      use: {
        launchOptions: {
          // Not Debian's chromium-headless-shell, which moves a pointer over each page that opens.
          executablePath: findChromium() ?? '',
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-background-networking',
            `--disable-features=${withoutFeatures}`,
          ],
        },
      },
    },
    // They start Debian's browsers themselves.
    { name: 'firefox', testMatch: '**/engines/*.spec.ts', timeout: 180_000 },
    { name: 'webkit', testMatch: '**/engines/*.spec.ts', grepInvert: /@firefox/, timeout: 180_000 },
  ],
})
