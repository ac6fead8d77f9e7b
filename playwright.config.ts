import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/browsers.mjs'

/**
 * Switches off what Chromium starts for each window and no test needs: two hidden pages of the address bar and a
 * spare process. It reads only the last such list, so the rest repeats Playwright's own.
 */
const withoutFeatures = `WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess,
  AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,
  HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,
  ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,AimEnabled,
  OptimizationHints,NetworkTimeServiceQuerying,PreconnectToSearch`.replaceAll(/\s/g, '')

export default defineConfig({
  testDir: 'tests',
  // One for each of two cores; each has its own site and backend (tests/e2e/site.ts).
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine a browser may miss a moment; a test that passes only on a retry is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // So that each page is the one the site sends. The tests of offline use allow them.
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
