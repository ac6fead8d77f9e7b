// @ts-check
/**
 * The browser that the browser tests use: Debian's Chromium, or another Chromium or Chrome that is
 * already there. Run as a program it installs one where there is none.
 */
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { aptInstall } from './aptInstall.mjs'

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of the browser, or undefined where there is none. */
export function findChromium() {
  return places.find((place) => place !== undefined && existsSync(place))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && !findChromium()) {
  aptInstall(
    ['chromium'],
    'Install Chromium or Chrome, or name one in CHROMIUM_PATH, then try again.',
  )
}
