import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'

/**
 * What the browser does without. Each of its windows would start two pages of its own, for what falls
 * out of an address bar that nobody sees: more work than most tests. It heeds the last such list
 * alone, so the rest is what Playwright switches off.
 */
const withoutFeatures = `WebUIOmniboxPopup,WebUIOmniboxAimPopup,
  AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,
  HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,
  ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,AimEnabled,
  OptimizationHints,NetworkTimeServiceQuerying,PreconnectToSearch`.replaceAll(/\s/g, '')

export default defineConfig({
  testDir: 'tests/e2e',
  // Two cores; each worker has a site and a backend of its own (tests/e2e/site.ts).
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine a browser may miss a moment; what passes only then is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // A page that one brings along is not the one that the site sends: tests/e2e/offline*.spec.ts ask for it.
    serviceWorkers: 'block',
    viewport: { width: 360, height: 740 },
    launchOptions: {
      executablePath: findChromium() ?? '',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        `--disable-features=${withoutFeatures}`,
      ],
    },
  },
})
