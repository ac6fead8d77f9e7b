import type { Page } from '@playwright/test'
import { expect } from './site'

/** Has a page note whatever moves on it by itself. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(globalThis, { shifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.push((entry as PerformanceEntry & { value: number }).value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/**
 * What has moved on it by more than a line: a header painted before the rest of the page has arrived
 * moves by 0.017 at most. Two frames later, all of it has been seen.
 */
export const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            resolve(
              (globalThis as unknown as { shifts: number[] }).shifts.filter((one) => one > 0.02),
            ),
          ),
        )
      }),
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
