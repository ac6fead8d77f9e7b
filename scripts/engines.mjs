// @ts-check
/** Installs what `npm run test:engines` needs: Debian's Firefox and WebKit, a screen, and a reader of PDFs. */
import { existsSync } from 'node:fs'
import { aptInstall } from './aptInstall.mjs'

/** Programs, and the packages that bring them. */
const programs = {
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/xvfb-run': 'xvfb',
  '/usr/bin/pdftotext': 'poppler-utils',
}

const missing = Object.entries(programs).flatMap(([path, name]) => (existsSync(path) ? [] : [name]))
if (missing.length > 0) {
  aptInstall(missing, `Only Debian has what these tests need. Missing: ${missing.join(', ')}.`)
}
