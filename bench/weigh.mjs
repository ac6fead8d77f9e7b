// @ts-check
import { isNavigation, listenTo } from './traffic.mjs'

/**
 * @typedef {object} Weight
 * @property {string | null} kind the kind of page that its HTML names
 * @property {readonly import('./traffic.mjs').Fetched[]} opened what was fetched until the page was quiet
 * @property {readonly import('./traffic.mjs').Fetched[]} used that, and what was fetched once it was used
 * @property {number | null} pressMs until the first press had an effect; null where there is nothing to press,
 *   infinite where it had none
 */

/** Something that belongs to the page, before what belongs to its frame. */
const controls = ['main :is(button, summary):visible', 'header button:visible']
const fields = 'main :is(input, textarea, select):visible'
const patienceMs = 10_000

/**
 * Opens a page on a touch screen and uses it: waits until it is quiet, presses its first control, touches its first
 * field.
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 * @param {(session: import('@playwright/test').CDPSession) => Promise<unknown>} [beforeUse]
 * @returns {Promise<Weight>}
 */
export async function weigh(page, address, beforeUse) {
  const traffic = await listenTo(page)
  // A busy computer is slow, not wrong.
  await page.goto(address, { timeout: 120_000 })
  // What Chrome on a phone fetches by itself, to know whether the site can be installed.
  await traffic.session.send('Page.getInstallabilityErrors')
  await traffic.quiet()
  const opened = traffic.fetched()
  const kind = await page.locator('#root').getAttribute('data-kind')
  await beforeUse?.(traffic.session)

  /** @type {number | null} */
  let pressMs = null
  for (const control of controls) {
    const first = page.locator(control).first()
    if (pressMs === null && (await first.count()) > 0) pressMs = await press(page, first)
  }
  await traffic.quiet()
  const field = page.locator(fields).first()
  if ((await field.count()) > 0) {
    await touch(page, field)
    await traffic.quiet()
  }
  return { kind, opened, used: traffic.fetched(), pressMs }
}

/**
 * Presses a control, even a disabled one, and waits for an effect: other text, another address, focus or state.
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').Locator} control
 */
async function press(page, control) {
  await control.scrollIntoViewIfNeeded()
  const effect = await control.evaluateHandle((element, patience) => {
    const shown = () => {
      const { activeElement: focused } = document
      const states = [...element.attributes].filter(({ name }) => name.startsWith('aria-'))
      return JSON.stringify([
        location.href,
        document.body.innerText,
        focused === element || focused === document.body ? '' : focused?.outerHTML,
        states.map(({ name, value }) => name + value),
        [...document.querySelectorAll('input')].map(({ value, checked }) => [value, checked]),
      ])
    }
    const before = shown()
    let pressedAt = performance.now()
    document.addEventListener('pointerdown', (event) => (pressedAt = event.timeStamp), {
      capture: true,
      once: true,
    })
    // Reading a long page takes longer than a press should.
    let mayDiffer = false
    const note = () => (mayDiffer = true)
    const all = { attributes: true, characterData: true, childList: true, subtree: true }
    new MutationObserver(note).observe(document, all)
    for (const event of ['focusin', 'focusout', 'input', 'change', 'popstate']) {
      addEventListener(event, note, true)
    }
    // In an object, since the handle of a promise would wait for it.
    return {
      seen: new Promise((resolve) => {
        const look = () => {
          const waited = performance.now() - pressedAt
          const differs = mayDiffer && shown() !== before
          mayDiffer = false
          if (differs) resolve(waited)
          else if (waited > patience) resolve(null)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    }
  }, patienceMs)
  const asksForPage = page
    .waitForRequest((request) => request.isNavigationRequest(), { timeout: 0 })
    .then(() => Date.now())
  // Most presses ask for none, until the page is closed.
  asksForPage.catch(() => undefined)
  const touchedAt = Date.now()
  await touch(page, control)
  try {
    const waited = await effect.evaluate(({ seen }) => seen)
    return typeof waited === 'number' ? waited : Number.POSITIVE_INFINITY
  } catch (error) {
    // Another document is an effect too, from the moment the browser asks for it.
    if (isNavigation(error)) return (await asksForPage) - touchedAt
    throw error
  }
}

/**
 * Like a finger: where the control is, ready or not.
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').Locator} control
 */
async function touch(page, control) {
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}
