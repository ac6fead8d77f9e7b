import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'
import { expect } from './site'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What is judged in each theme. The dark one differs in colours alone (src/theme/themeCss.ts). */
const judged: Record<'light' | 'dark', Axe.RunOptions> = {
  light: { resultTypes: ['violations'] },
  dark: { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] },
}

/** Expects no accessibility violations in the page as it is now, in either theme. */
export async function expectAccessible(page: Page) {
  // Half a megabyte, which a page that has it already need not read again.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await page.evaluate(
      (options) => (globalThis as unknown as { axe: typeof Axe }).axe.run(options),
      judged[colorScheme],
    )
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
    expect(found, `accessibility violations in the ${colorScheme} theme`).toEqual([])
  }
}

/** Expects nothing to scroll sideways on the narrowest phone. */
export async function expectNarrowEnough(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, 'nothing scrolls sideways at 320 px').toBeLessThanOrEqual(320)
}

/** Expects a page to fit the narrowest phone, and to be accessible there. */
export async function expectUsable(page: Page) {
  await expectNarrowEnough(page)
  await expectAccessible(page)
}
