import { expect, firefox, type Browser } from '@playwright/test'
import type { Person, Role } from './person'

/** Debian's Firefox, which Playwright drives by WebDriver BiDi: once for all tests of a worker. */
async function launch() {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: '/usr/bin/firefox-esr',
    // Nothing listens there, so no test reaches the web.
    proxy: { server: 'https://127.0.0.1:9', bypass: 'localhost' },
  })
  // Playwright always sets a colour scheme, by a command that Firefox 153 does not have.
  const session = Reflect.get(browser, '_connection').toImpl(browser)['_browserSession']
  const send = session.send.bind(session)
  session.send = (method: string, params: object) =>
    method === 'emulation.setMediaFeaturesOverride' ? {} : send(method, params)
  return browser
}
let launched: Promise<Browser> | undefined

export async function inFirefox(
  origin: string,
  hasScript: boolean,
  use: (person: Person) => Promise<void>,
) {
  const browser = await (launched ??= launch())
  const page = await browser.newPage({ baseURL: origin, serviceWorkers: 'allow' })
  if (!hasScript) {
    // Not by Firefox's own setting: Playwright could not look into the page.
    await page.route('**', async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers(), 'content-security-policy': 'sandbox' }
      await route.fulfill({ response, headers })
    })
  }
  const named = (role: Role, name: string) =>
    role === 'field'
      ? page.getByLabel(name, { exact: true })
      : page.getByRole(role, { name: new RegExp(`^${name.replaceAll(/\W/g, '\\$&')}`) }).first()
  await use({
    opens: (path) => page.goto(path),
    finds: (role, name) => expect(named(role, name)).toBeVisible(),
    presses: (role, name) => named(role, name).click(),
    types: (text) => page.keyboard.type(text),
    async pressesShift(times) {
      for (let time = 0; time < times; time += 1) await page.keyboard.press('Shift')
    },
    reads: (words) => expect(page.locator('body')).toContainText(words, { useInnerText: true }),
    fieldHolds: (label, text) => expect(named('field', label)).toHaveValue(text),
    isAt: (address) => expect(page).toHaveURL(address),
    waitsFor: (isTrue) => expect.poll(() => page.evaluate(isTrue)).toBe(true),
    goesBack: () => page.goBack(),
    // A4: Playwright sends inches, and Firefox reads centimetres.
    prints: () => page.pdf({ width: '21in', height: '29.7in' }),
  })
  await page.close()
}
