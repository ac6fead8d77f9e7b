import type { Page } from '@playwright/test'
import { expect } from './site'

/** This moment, by the page's own clock. */
export const now = (page: Page) => page.evaluate(() => performance.now())

interface Shifts {
  /** The moment from which on they count. */
  readonly since?: number
  /** How little does not count: a header painted before the rest of the page has arrived moves by 0.017 at most. */
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
