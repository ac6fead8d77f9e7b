import type { Locator, Page } from '@playwright/test'
import { expect } from './site'

/** This moment, by the page's own clock. */
export const now = (page: Page) => page.evaluate(() => performance.now())

interface Shifts {
  /** The moment from which they count. */
  readonly since?: number
  /** Too little to count: a header painted before the rest of the page has arrived moves by 0.017 at most. */
  readonly least?: number
  /** Whether to leave out the half second after a press, which may move things; a page that opens counts as pressed. */
  readonly exceptPresses?: boolean
}

/** What has jumped on a page, and how far. Two frames later, all of it has been seen. */
export const shifts = (page: Page, { since = 0, least = 0, exceptPresses = false }: Shifts = {}) =>
  page.evaluate(
    (counted) =>
      new Promise<string[]>((resolve) => {
        const found: string[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
            sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
          })[]) {
            if (entry.startTime < counted.since || entry.value <= counted.least) continue
            if (entry.hadRecentInput && counted.exceptPresses) continue
            const moved = entry.sources.map(({ node, previousRect, currentRect }) => [
              node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent,
              previousRect,
              currentRect,
            ])
            found.push(`${entry.value}: ${JSON.stringify(moved)}`)
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(found)))
      }),
    { since, least, exceptPresses },
  )

/** Expects everything that can be touched to be 44 px, except links in a sentence. */
export async function expectTouchTargets(page: Page) {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select, summary, textarea')]
      .filter((control) => {
        const isLink = getComputedStyle(control).display === 'inline'
        const isInSentence = [...(control.parentElement?.childNodes ?? [])].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
        )
        return control.checkVisibility() && !(isLink && isInSentence)
      })
      .map((control) => {
        const label = control instanceof HTMLInputElement ? control.labels?.[0] : null
        const isTick = control.matches('[type=checkbox], [type=radio]')
        const { width, height } = ((isTick && label) || control).getBoundingClientRect()
        return { text: control.textContent || control.id, width, height }
      })
      // One pixel is for screen readers alone.
      .filter(({ width, height }) => width > 1 && (width < 44 || height < 44)),
  )
  expect(small, 'touch targets below 44 px').toEqual([])
}

const anyField = 'input[name]:not([type=checkbox]), textarea'

/** Sends a form with this in its fields, and expects each error in sight beside its field, in both sizes. */
export async function expectErrorsBeside(form: Locator, text = '', fields = anyField) {
  await expect(form).toBeVisible()
  if (text) for (const field of await form.locator(fields).all()) await field.fill(text)
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await form.page().setViewportSize(size)
    await form.locator('button[type=submit]').first().click()
    await expect(form.locator('[aria-invalid=true]').first()).toBeFocused()
    const misplaced = await form.evaluate((element) =>
      [...element.querySelectorAll('[aria-invalid=true]')].flatMap((field, index) => {
        const id = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''
        const error = document.getElementById(id)
        // Sending shows the first one.
        if (index > 0) error?.scrollIntoView({ block: 'center', behavior: 'instant' })
        const words = document.createRange()
        words.selectNodeContents(error ?? field)
        const [at, from] = [words.getBoundingClientRect(), field.getBoundingClientRect()]
        const isInView =
          at.left >= 0 && at.right <= innerWidth && at.top >= 0 && at.bottom <= innerHeight
        const isNear =
          at.left < from.right && at.right > from.left && Math.abs(at.top - from.bottom) < 100
        const top = document.elementFromPoint(at.left + 2, (at.top + at.bottom) / 2)
        const isSeen =
          top === error &&
          error?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        return isInView && isNear && isSeen
          ? []
          : [JSON.stringify({ error: error?.textContent, isInView, isNear, isSeen, at, from })]
      }),
    )
    expect(misplaced, `at ${size.width} px`).toEqual([])
  }
}
