// @ts-check
/** Installs what `npm run test:engines` needs: Debian's Firefox and WebKit, a screen, and a reader of PDFs. */
import { aptInstall } from './aptInstall.mjs'

aptInstall(
  ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'poppler-utils'],
  'These tests need the Firefox and WebKit of Debian.',
)
