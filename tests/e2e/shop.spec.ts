import type { Page } from '@playwright/test'
import { expectUsable } from './accessibility'
import { expectErrorsBeside } from './layout'
import { holdFiles, holdScript } from './network'
import { expect, openInteractive, openWith, test } from './site'

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const checkout = (page: Page) => page.getByRole('button', { name: 'Checkout' })
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Order' })
const remove = (page: Page) => page.getByRole('button', { name: 'Remove' })
const cartLink = (page: Page) => page.getByRole('link', { name: /^Cart, / })
const form = (page: Page) => page.getByRole('form', { name: 'Order' })
const placed = (page: Page) => page.getByRole('region', { name: 'You have placed this order' })

async function add(page: Page, item: string, size: string) {
  const card = page.getByRole('article', { name: item, exact: true })
  await card.getByRole('radio', { name: size, exact: true }).check()
  await card.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(card.getByText(/^Item added to cart successfully/)).toBeVisible()
}

/** Puts a shirt and a hoodie into the cart and goes on to the order review. */
async function fillCart(page: Page) {
  await page.goto('/shop')
  await add(page, 'T-Shirt', 'M')
  await add(page, 'Hoodie', 'L')
  await checkout(page).click()
  await expect(h1(page, 'Review your order')).toBeFocused()
}

async function fillForm(page: Page) {
  await form(page).getByLabel('Name').fill('Asha Wanjiru')
  await form(page).getByLabel('Phone number').fill('0712 345 678')
}

test('a cart confirmed in two tabs at once is ordered once, and found by going back, even after a reload', async ({
  page,
  context,
  backend,
}) => {
  await fillCart(page)
  const second = await context.newPage()
  await second.goto('/order-review')
  for (const tab of [page, second]) await fillForm(tab)
  await form(second).getByLabel('Name').fill('Asha W.')
  await confirm(page).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
  // Storage may reach a tab later than the lock.
  await second.evaluate(() => {
    const kept = { ...localStorage }
    Storage.prototype.getItem = (key) => kept[key] as string
  })
  const letThrough = await holdFiles(page, '**/documents:commit*')
  for (const tab of [page, second]) {
    // Not as a mouse would: a tab behind another one is not painted.
    await confirm(tab).evaluate((button: HTMLElement) => button.click())
    await expect(form(tab).getByText('Saving your order…')).toBeVisible()
  }
  letThrough()
  await expect(h1(page, 'Pay by M-Pesa')).toBeVisible()
  await expect(
    second.getByText('Your cart has changed in another tab. Nothing was ordered here.').first(),
  ).toBeVisible()
  expect((await backend.state()).documents.Orders).toHaveLength(1)

  await page.bringToFront()
  await expect(cartLink(page)).toBeHidden()
  await page.goBack()
  await expect(placed(page)).toContainText('Ksh 2,200')
  await expect(h1(page, 'Review your order')).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.reload()
  await placed(page).getByRole('link', { name: 'Pay for this order' }).click()
  await expect(page.getByLabel('Amount (Ksh)')).toHaveValue('2200')
})

test('the fixed bar covers neither the focus nor a message', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/shop')
  await checkout(page).click()
  const refusal = page.getByText('Please select at least an item before checkout')
  await expect(refusal).toHaveCount(2)
  const bar = page.locator('.card', { has: checkout(page) })
  const covered = () =>
    bar.evaluate((element) => {
      const focused = document.activeElement ?? element
      if (element.contains(focused)) return false
      const [above, below] = [focused, element].map((each) => each.getBoundingClientRect())
      return Number(above?.bottom) > Number(below?.top)
    })
  for (let control = 1; control <= 6; control += 1) {
    expect(await covered(), `control ${control}`).toBe(false)
    await page.keyboard.press('Tab')
  }
  const shirt = page.getByRole('article', { name: 'T-Shirt', exact: true })
  await shirt.getByRole('radio', { name: 'M', exact: true }).check()
  await expect(refusal).toHaveCount(0)

  await shirt
    .getByRole('button')
    .evaluate((button) =>
      scrollTo(0, scrollY + button.getBoundingClientRect().bottom - innerHeight),
    )
  await shirt.getByRole('button').press('Enter')
  await expect(bar).toHaveAttribute('data-sticky', 'true')
  const seen = await shirt.getByRole('link', { name: 'View cart' }).boundingBox()
  const edge = await bar.boundingBox()
  expect((seen?.y ?? 999) + (seen?.height ?? 999)).toBeLessThanOrEqual(edge?.y ?? 0)
})

test('before the script arrives only a stranger’s cart looks empty', async ({ page }) => {
  const empty = page.getByText('Your cart is empty, so there is nothing to order yet.')
  const looking = page.getByText('Loading your cart…')
  const letFirst = await holdScript(page)
  await page.goto('/order-review')
  await expect(empty).toBeVisible()
  await expect(looking).toBeHidden()
  letFirst()
  await fillCart(page)
  const letThrough = await holdScript(page)
  await page.reload()
  await expect(looking).toBeVisible()
  await expect(empty).toBeHidden()
  letThrough()
  await expect(page.getByText('Ksh 2,200')).toBeVisible()
})

test('no notification jumps under a press', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openInteractive(page, '/shop')
  for (let round = 0; round < 3; round += 1) {
    await add(page, 'T-Shirt', 'M')
    await add(page, 'T-Shirt', 'M')
    // Two notifications are on the screen, which has no room for them beside all buttons.
    await page.getByRole('button', { name: 'Empty the cart' }).click()
    await expect(page.getByText('Nothing in it yet.')).toBeVisible()
  }
})

const check = (page: Page, state: string) => test.step(state, () => expectUsable(page))

test('shop and order review are always accessible and narrow enough', async ({ page, backend }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openInteractive(page, '/shop')
  await add(page, 'T-Shirt', 'M')
  await add(page, 'T-Shirt', 'M')
  await check(page, 'filled cart')
  await page.getByRole('button', { name: 'Empty the cart' }).click()
  await expect(page.getByText('Nothing in it yet.')).toBeVisible()
  await checkout(page).click()
  await expect(page.getByText('Please select at least an item before checkout')).toHaveCount(2)
  await page.getByRole('button', { name: 'Add to Cart' }).last().click()
  await check(page, 'emptied cart, refused checkout and missing size')
  await page.getByRole('button', { name: 'Undo' }).click()
  await checkout(page).click()
  await remove(page).first().click()
  await expectErrorsBeside(form(page), '=')
  await check(page, 'removed piece and refused name and phone number')
  await form(page).getByLabel('Name').fill('Asha')
  await form(page).getByLabel('Phone number').fill('071234567')
  await confirm(page).click()
  await expect(page.getByRole('button', { name: 'Send anyway' })).toBeVisible()
  await check(page, 'unusual phone number')
  await form(page).getByLabel('Phone number').fill('0712345678')
  await backend.failNext({ target: 'firestore', kind: 'server-error' })
  await confirm(page).click()
  await expect(page.getByText(/^We could not save your order/)).toHaveCount(2)
  await check(page, 'failed order')
})

test('the pages after an order are accessible and fit the narrowest phone', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T09:00:00Z'))
  await page.setViewportSize({ width: 320, height: 640 })
  const items = [{ name: 'T-Shirt', size: 'M', count: 2 }]
  const usr = { totalCost: 1400, reference: 'K7P2QX', items }
  for (const [address, shown] of [
    ['/order-review', 'You have placed this order'],
    ['/payment', 'Your reference is'],
    ['/order-confirmation', 'Wednesday, 25 November 2026'],
  ] as const) {
    await openWith(page, address, usr)
    await expect(page.getByText(shown)).toBeVisible()
    await check(page, address)
  }
})
