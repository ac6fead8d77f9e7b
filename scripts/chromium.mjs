// @ts-check
/** The browser of the tests: a Chromium or Chrome that is there. As a program this installs Debian's if there is none. */
import { existsSync } from 'node:fs'
import { aptInstall } from './aptInstall.mjs'
import { isProgram } from './program.mjs'

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Its path, if there is one. */
export const findChromium = () => places.find((place) => place !== undefined && existsSync(place))

if (isProgram(import.meta.url) && !findChromium()) {
  aptInstall(['chromium'], 'Install Chromium or Chrome, or name one in CHROMIUM_PATH.')
}
