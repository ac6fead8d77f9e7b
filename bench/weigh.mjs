// @ts-check
import { listenTo } from './traffic.mjs'

const ownControls = 'main :is(button, summary):visible'
const controlsOfFrame = 'header button:visible'
const fields = 'main :is(input, textarea, select):visible'

/**
 * Opens a page on a touch screen and uses it: presses its first control (one in its main part, else one in the
 * header), and touches its first field.
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 */
export async function weigh(page, address) {
  const traffic = await listenTo(page)
  await page.goto(address, { timeout: 120_000 })
  // On a phone, Chrome fetches by itself what it needs to know whether the site can be installed.
  await traffic.session.send('Page.getInstallabilityErrors')
  await traffic.quiet()
  const opened = traffic.fetched()
  const kind = await page.locator('#root').getAttribute('data-kind')

  const hasOwn = (await page.locator(ownControls).count()) > 0
  for (const target of [hasOwn ? ownControls : controlsOfFrame, fields]) {
    const first = page.locator(target).first()
    if ((await first.count()) === 0) continue
    await first.scrollIntoViewIfNeeded()
    // Like a finger, taps where the control is, ready or not.
    const box = await first.boundingBox()
    if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await traffic.quiet()
  }
  await traffic.session.detach()
  return { kind, opened, used: traffic.fetched() }
}
