// @ts-check
/**
 * What `npm run test:engines` drives: Debian's Firefox and WebKit, and what it reads and signs with. This
 * installs what is missing.
 */
import { existsSync } from 'node:fs'
import { aptInstall } from './aptInstall.mjs'

/** Programs, and the packages that bring them. */
const programs = {
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/xvfb-run': 'xvfb',
  '/usr/bin/pdftotext': 'poppler-utils',
  '/usr/bin/openssl': 'openssl',
}

const missing = Object.entries(programs).flatMap(([path, name]) => (existsSync(path) ? [] : [name]))

if (missing.length > 0) {
  aptInstall(
    missing,
    `Firefox and WebKit are tried on Debian alone. Missing: ${missing.join(', ')}.`,
  )
}
