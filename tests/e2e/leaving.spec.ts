import { readdirSync } from 'node:fs'
import type { Page, Request, Route } from '@playwright/test'
import { neutralPage } from '@/content/texts/helpNow'
import { becomesInteractive, expect, openInteractive, test } from './site'

type Answer = (route: Route) => Promise<void>

const breakOff: Answer = (route) => route.abort()
const answerWith =
  (body: string): Answer =>
  (route) =>
    route.fulfill({ contentType: 'text/html', body })

/** Holds back what is asked for at an address, if by such a request, until the test has it answered. */
async function hold(
  page: Page,
  address: string,
  isHeld: (request: Request) => boolean = () => true,
) {
  let ask = () => {}
  const asked = new Promise<void>((resolve) => (ask = resolve))
  let choose: (how: Answer) => void = () => undefined
  const chosen = new Promise<Answer>((resolve) => (choose = resolve))
  let finish = () => {}
  const answered = new Promise<void>((resolve) => (finish = resolve))
  await page.route(address, async (route) => {
    if (!isHeld(route.request())) return route.fallback()
    ask()
    const answer = await chosen
    await answer(route)
    finish()
  })
  return {
    asked,
    answer: (how: Answer) => {
      choose(how)
      return answered
    },
  }
}

/** The address of a file of the script. */
function scriptOf(part: string): string {
  const file = readdirSync('dist/assets').find((each) => new RegExp(`^${part}-.*js$`).test(each))
  if (file === undefined) throw new Error(`No script is called ${part}`)
  return `/assets/${file}`
}

/**
 * Has the page itself ask for two files once it is being left, since nobody else can ask it anything while another page
 * is on its way: the second one when it knows that the script is lost, and has asked for what it then asks for.
 */
async function askOnceLeft(page: Page, script: string) {
  await page.addInitScript((address) => {
    new MutationObserver((_, observer) => {
      if (!('left' in document.body.dataset)) return
      observer.disconnect()
      void import(address).catch(() => fetch('/robots.txt')).then(() => fetch('/sitemap.xml'))
    }).observe(document, { subtree: true, attributeFilter: ['data-left'] })
  }, script)
  return { lost: await hold(page, '/robots.txt'), told: await hold(page, '/sitemap.xml') }
}

const keptBy = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))

const byLink = (page: Page) => page.getByRole('link', { name: 'Leave this page' }).click()
const byShift = async (page: Page) => {
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift')
}

interface Leaving {
  readonly when: string
  /** The part of the script that breaks off. */
  readonly part: string
  readonly by: (page: Page) => Promise<void>
  /** What is done on the help page before. */
  readonly before?: (page: Page) => Promise<void>
  /** Whether the script has broken off before, so that it is asked whether there is a newer version. */
  readonly isLost?: boolean
}

const ways: readonly Leaving[] = [
  { when: 'by Shift, before its script is there', part: 'frame', by: byShift },
  {
    when: 'while the next page is on its way',
    part: 'HomePage',
    by: byShift,
    before: async (page) => {
      await becomesInteractive(page)
      await page.getByRole('banner').getByRole('link').first().click()
    },
  },
  {
    when: 'while it is asked whether there is a newer version',
    part: 'frame',
    by: byLink,
    isLost: true,
  },
]

for (const { when, part, by, before, isLost = false } of ways) {
  test(`leaving the help page ${when} leaves nothing behind`, async ({ page }) => {
    await openInteractive(page, '/contact')
    await page.getByRole('form', { name: 'Contact' }).getByLabel('Message').fill('A private matter')
    expect(await keptBy(page)).toContain('private')

    const address = scriptOf(part)
    const { lost, told } = await askOnceLeft(page, address)
    const neutral = await hold(page, neutralPage)
    // The browser itself asks for the script, and the page whether it is still there.
    const isVersion = (request: Request) => isLost && request.resourceType() === 'fetch'
    const version = await hold(page, address, isVersion)
    const script = await hold(page, address, (request) => !isVersion(request))
    const asked: string[] = []
    page.on('request', (request) => {
      const isAsked = isVersion(request) && request.url().endsWith(address)
      if (isAsked || request.isNavigationRequest()) asked.push(request.url())
    })
    await page.goto('/help-now')
    await before?.(page)
    await script.asked
    if (isLost) {
      await script.answer(breakOff)
      await version.asked
    }
    const leaving = by(page)
    await neutral.asked
    if (isLost) {
      await lost.asked
      await version.answer(answerWith(''))
    } else await script.answer(breakOff)
    await lost.answer(answerWith(''))
    await told.asked
    const site = new URL(page.url()).origin
    expect(asked).toEqual([
      `${site}/help-now`,
      ...(isLost ? [`${site}${address}`] : []),
      neutralPage,
    ])

    await neutral.answer(answerWith('<h1>Weather</h1>'))
    await leaving
    await expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible()
    if (before) await page.goto('/robots.txt?kept')
    else {
      await page.unroute(address)
      await page.goBack()
      await expect(page, 'not the help page').toHaveURL('/contact')
    }
    expect(await keptBy(page)).not.toContain('private')
  })
}
