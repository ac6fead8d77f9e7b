// @ts-check
/**
 * The browsers for the tests. Run as a program, it installs the missing ones from Debian:
 *   node scripts/browsers.mjs chromium
 *   node scripts/browsers.mjs engines
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
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

/** The path of a Chromium or Chrome, if there is one. */
export const findChromium = () => places.find((place) => place !== undefined && existsSync(place))

const wanted = {
  chromium: findChromium() ? [] : ['chromium'],
  // Besides Firefox and WebKit, a screen and a reader of PDFs.
  engines: ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'poppler-utils'],
}

if (isProgram(import.meta.url)) {
  const packages = wanted[/** @type {keyof typeof wanted} */ (process.argv[2])]
  const missing = packages.filter((name) => spawnSync('dpkg', ['--status', name]).status !== 0)
  if (missing.length > 0) {
    console.log(`Installing ${missing.join(', ')}…`)
    const aptGet = process.getuid?.() === 0 ? 'apt-get' : 'sudo apt-get'
    const command = `${aptGet} update && ${aptGet} install -y --no-install-recommends ${missing.join(' ')}`
    const isInstalled =
      existsSync('/usr/bin/apt-get') &&
      spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
    if (!isInstalled) {
      console.error(
        'Not installed: this works only on Debian. Install them yourself. If Chromium or Chrome is not found, name it in CHROMIUM_PATH.',
      )
      process.exitCode = 1
    }
  }
}
