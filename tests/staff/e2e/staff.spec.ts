import type { Page } from '@playwright/test'
import { portalCsv } from '../../../local/mobile-money/portalCsv'
import { demoStaff } from '../../../local/demoStaff'
import organisation from '../../facts/organisation.json' with { type: 'json' }
import { expectAccessible, expectUsable } from '../../e2e/accessibility'
import { expectErrorsBeside } from '../../e2e/layout'
import { demoMember, logIn, logOut, storeDocuments, test } from '../../e2e/memberArea'
import { holdFiles } from '../../e2e/network'
import { expect } from '../../e2e/site'
import { makeStaff, otherStaff } from './team'

const code = 'TKWALK0001'
const largest = 'TKWALK0002'

/** The week's statement of the till, with two payments a minute from now, one of them the largest that M-Pesa takes. */
function statement() {
  const now = Date.now()
  const at = now + 60_000
  const paid = { code, amount: 500, payer: '2547****678 - AMANI **** DEMO', at }
  const file = portalCsv([paid, { ...paid, code: largest, amount: 250_000, payer: 'BANK' }], {
    shortCode: organisation.till?.number ?? '',
    from: now - 86_400_000,
    to: at,
  })
  return { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(file) }
}

const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()
const line = new RegExp(`· Donation · Ksh 500 · ${code}`)

const pledge = { amount: '500', message: '', paymentMethod: 'mpesa' }

/** Pledges as their forms store them. */
const addPledges = (site: string, names: readonly string[], email = 'giver@example.org') =>
  storeDocuments(
    site,
    Object.fromEntries(
      names.map((name, index) => [
        `Donations/PLEDGE${'AB'.charAt(index)}2222222222222`,
        { ...pledge, name, email, timestamp: new Date() },
      ]),
    ),
  )

test('a pledge becomes a gift on the profile, through a lost network, and is voided', async ({
  page,
  context,
  browser,
  site,
  backend,
}) => {
  test.slow()
  await addPledges(site, ['Amani Demo'], demoMember.email)
  await makeStaff(site)
  await logIn(page, demoStaff)
  await page.goto('/staff')
  await openTab(page, 'Match')
  await page.getByLabel('Choose a file').setInputFiles(statement())
  const suggested = page.getByRole('list', { name: /^Suggested: look at each/ })
  await suggested.getByRole('checkbox').check()

  // The network goes away in the middle: nothing changes, and it is confirmed once.
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Confirm 1 payment' }).click()
  await expect(page.getByText(/not confirmed, or no answer came/)).toBeVisible()
  const { documents } = await backend.state()
  expect(documents).not.toHaveProperty('confirmations')
  await context.setOffline(false)
  const confirm = page.getByRole('button', { name: 'Confirm 1 payment' })
  const { x = 0, y = 0, width = 0, height = 0 } = (await confirm.boundingBox()) ?? {}
  await confirm.dblclick()
  await expect(page.getByText('1 payment is confirmed.')).toBeVisible()
  // A slow second tap, where another line would be ticked if the button left its place to it.
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(suggested).toBeHidden()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  expect((await backend.state()).documents['confirmations']).toHaveLength(1)

  await page.getByText('Money without a pledge (1)').click()
  await page.getByRole('checkbox', { name: `${largest} for Income` }).check()
  await confirm.click()
  await expect(page.getByText('Every shilling of this statement is accounted for.')).toBeVisible()
  await expectUsable(page)

  await openTab(page, 'Book')
  const book = page.getByRole('table', { name: 'Book' })
  await expect(book.getByRole('row', { name: code })).toContainText('Donation')
  await page.getByRole('button', { name: 'Record income…' }).click()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.evaluate(() => void (window.print = () => undefined))
  await page.getByRole('button', { name: 'Print this month' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article', { name: /: money in/ })).toContainText(code)
  await page.emulateMedia({ media: null })

  await openTab(page, 'Gifts')
  const gift = page.getByRole('table', { name: 'Pledges' }).getByRole('row', { name: /Amani/ })
  await expect(gift).toContainText('Confirmed')

  const member = await browser.newPage({ baseURL: site })
  await logIn(member)
  const contributions = member.getByRole('region', { name: 'Contributions' })
  await expect(contributions).toContainText(line)
  await member.getByRole('button', { name: 'Acknowledgement to print' }).click()
  const sheet = member.getByRole('article', { name: 'Acknowledgement' })
  await expect(sheet).toContainText('This is not a tax receipt.')
  await expectAccessible(member)
  await member.emulateMedia({ media: 'print' })
  await expect(sheet).toBeVisible()
  await expect(member.getByRole('heading', { level: 1 })).toBeHidden()
  await member.emulateMedia({ media: null })

  await gift.getByText('More').click()
  await gift.getByRole('button', { name: 'Void…' }).click()
  const question = page.getByRole('dialog', { name: 'Void this confirmation?' })
  await expectErrorsBeside(question.locator('form'), '', 'input[type=text]')
  await question.getByLabel('Reason').fill('Another Amani')
  await question.getByRole('button', { name: 'Void it' }).click()
  await expect(gift).toContainText('Void')
  await member.close()
})

test('with two people on one device each tab says whose it is, and confirms in that name', async ({
  page,
  context,
  site,
  backend,
}) => {
  await addPledges(site, ['Otieno Wasonga', 'Njeri Wambui'])
  await makeStaff(site)
  await makeStaff(site, otherStaff)
  const question = page.getByRole('dialog', { name: 'Confirm a payment' })
  const confirmations = async () => (await backend.state()).documents['confirmations']
  const ask = (name: string) =>
    page.getByRole('row', { name }).getByRole('button', { name: 'Confirm…' }).click()

  // A tab that is logged in by itself stays whose it is.
  await logIn(page, demoStaff)
  await page.goto('/staff')
  await ask('Otieno')
  await question.getByLabel('M-Pesa', { exact: true }).check()
  await question.getByLabel('M-Pesa code').fill(code)
  await question.getByLabel('Amount that arrived, in whole Ksh').fill('900')
  await question.getByLabel('Part of this payment is for something else').check()
  await question.getByLabel('Amount for this one, in whole Ksh').fill('300')
  // It arrives, and no answer does.
  await page.route('**/*:commit*', async (route) => void (await route.fetch()), { times: 1 })
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(confirmations).toHaveLength(1)
  await page.reload()
  await ask('Otieno')
  await expect(question.getByText(/^Ksh 600 of this payment is left/)).toBeVisible()
  const second = await context.newPage()
  await logIn(second, { ...otherStaff, keep: true })
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('row', { name: 'Otieno' })).toContainText(`by ${demoStaff.email}`)
  expect(await confirmations()).toHaveLength(1)

  // A login that is kept is that of all tabs: what was open for one person is not for the next.
  await page.reload()
  await expect(page.getByText(`${otherStaff.email}: Money`)).toBeVisible()
  await ask('Njeri')
  await expect(question).toBeVisible()
  await logOut(second)
  await expect(page.getByText(/^You are logged out/)).toBeVisible()
  await expect(question).toHaveCount(0)
  await logIn(second, { ...demoStaff, keep: true })
  await expect(page.getByText(/^Somebody else has logged in on this device/)).toBeVisible()
  await expect(page.getByText(`${demoStaff.email}: Money`)).toBeVisible()
  await expect(question).toHaveCount(0)
})

const tabs =
  'Gifts,Match,Book,Givers,Orders,Messages,Newsletter,Members,Helplines,Old records,Staff'.split(
    ',',
  )

/** One long word in each field that strangers fill in, and a message of empty lines. */
async function addLongWords(site: string) {
  const word = (length: number) => 'Nzuri'.repeat(length / 5)
  const email = `${'a'.repeat(200)}@example.org`
  const timestamp = new Date('2026-11-20T08:00:00Z')
  const id = 'LNGWRDLNGWRDLNGWRDLN'
  const message = { user_name: word(100), user_email: email, user_subject: word(200), timestamp }
  await storeDocuments(site, {
    [`Donations/${id}`]: { name: word(100), email, amount: '500', message: word(2000), timestamp },
    [`contactMessages/${id}`]: { ...message, message: word(2000) },
    'contactMessages/EMPTYEMPTYEMPTYEMPTY': {
      ...message,
      message: '\n'.repeat(1000) + '\t'.repeat(900),
    },
    [`mailingList/${id}`]: { email },
    [`tellMeWhen/${id}`]: { email, subject: word(200) },
    [`Orders/${id}`]: { name: word(100) },
  })
}

test('no tab moves when the due work arrives; each is accessible in both themes, and fits the narrowest phone', async ({
  page,
  site,
}) => {
  test.slow()
  await makeStaff(site)
  await addLongWords(site)
  await logIn(page, demoStaff)
  const goOn = await holdFiles(page, '**/*:runAggregationQuery*')
  await page.goto('/staff')
  await expect(page.getByRole('tab')).toHaveText(tabs)
  const before = await page.getByRole('tablist').boundingBox()
  goOn()
  await expect(page.getByText(/^At least 2 messages wait/)).toBeVisible()
  expect(await page.getByRole('tablist').boundingBox()).toEqual(before)
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('button', { name: 'Log out' })).toBeVisible()
  await expect(banner.getByRole('link', { name: 'Donate' })).toHaveCount(0)
  for (const name of tabs) {
    await openTab(page, name)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    // At once: a list that is read again takes its rows away.
    await page
      .locator('details', { has: page.getByText('More', { exact: true }) })
      .evaluateAll((all) => all.forEach((more) => more.setAttribute('open', '')))
    await expectUsable(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    const ends = await page
      .getByRole('button', { disabled: false })
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().right))
    expect(Math.max(...ends), `${name}: a button`).toBeLessThanOrEqual(1280)
    const rows = await page
      .getByRole('row')
      .evaluateAll((all) => all.map((row) => row.clientHeight))
    expect(Math.max(0, ...rows), `${name}: a row`).toBeLessThan(1500)
    await page.setViewportSize({ width: 360, height: 740 })
  }
})
