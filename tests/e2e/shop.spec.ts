import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { expect, test } from './site'

const failed = 'We could not save your order. Nothing was charged. Please try again.'

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const checkout = (page: Page) => page.getByRole('button', { name: 'Checkout' })
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Order' })
const cartLink = (page: Page) => page.getByRole('link', { name: /^Cart, / })
const form = (page: Page) => page.getByRole('form', { name: 'Order' })
const passedState = (page: Page) => page.evaluate(() => history.state?.usr as unknown)

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

/** Fills in the form and waits until what sending needs has been fetched, as it is while one types. */
async function fillOrder(page: Page) {
  await fillCart(page)
  const prepared = page
    .waitForResponse('**/assets/firestore-*.js')
    .then((response) => response.finished())
  await form(page).getByLabel('Name').fill('Asha Wanjiru')
  await form(page).getByLabel('Phone number').fill('0712 345 678')
  await prepared
}

test('a visitor orders: sizes and pieces change, one document is stored, /pay gets the total', async ({
  page,
  backend,
}) => {
  await page.goto('/shop')
  await add(page, 'T-Shirt', 'M')
  await expect(
    page.getByText('Item added to cart successfully. Cart Total: Ksh. 700', { exact: true }),
  ).toHaveCount(2)
  await add(page, 'Green T-Shirt', 'XL')
  await add(page, 'Wrist Band', 'S')
  await checkout(page).click()
  await expect(h1(page, 'Review your order')).toBeFocused()
  await expect(page).toHaveTitle(/^Review your order/)

  await page.getByLabel('Size').first().selectOption('L')
  await page.getByRole('button', { name: 'Remove' }).nth(1).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(3)
  await page.getByRole('button', { name: 'Remove' }).nth(2).click()
  await expect(page.getByText('Removed: Wrist Band, size S.')).toBeVisible()

  await form(page).getByLabel('Name').fill('Asha Wanjiru')
  await form(page).getByLabel('Phone number').fill('+254 712 345 678')
  await confirm(page).click()
  await expect(h1(page, 'Pay by M-Pesa')).toBeFocused()

  const { documents } = await backend.state()
  expect(documents.Orders).toEqual([
    {
      id: expect.any(String),
      fields: {
        name: 'Asha Wanjiru',
        phoneNumber: '+254 712 345 678',
        cart: [
          {
            name: 'T-Shirt',
            description: 'A conversation starter you can wear.',
            cost: 700,
            image: '/shop/t-shirt.svg',
            size: 'L',
          },
          {
            name: 'Green T-Shirt',
            description: 'Wear green for mental-health awareness.',
            cost: 700,
            image: '/shop/green-t-shirt.svg',
            size: 'XL',
          },
        ],
        totalItems: 2,
        totalCost: 1400,
      },
    },
  ])
  expect(await passedState(page)).toEqual({
    totalCost: 1400,
    reference: documents.Orders?.[0]?.id.slice(0, 6),
  })
  await expect(cartLink(page)).toBeHidden()
})

test('the cart is there after a reload, in a second tab, and follows what happens there', async ({
  page,
  context,
}) => {
  await page.goto('/shop')
  await add(page, 'Hoodie', 'L')
  await page.reload()
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item')
  await expect(page.getByText('1 × Hoodie, L')).toBeVisible()

  const second = await context.newPage()
  await second.goto('/faq')
  await expect(cartLink(second)).toHaveAccessibleName('Cart, 1 item')
  await second.goto('/shop')
  await add(second, 'Wrist Band', 'S')
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items')
  await expect(page.getByText('Ksh 1,550')).toBeVisible()
  await page.getByRole('button', { name: 'Empty the cart' }).click()
  await expect(second.getByText('Nothing in it yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(second.getByText('1 × Hoodie, L')).toBeVisible()
  await expect(cartLink(second)).toHaveAccessibleName('Cart, 2 items')
})

test('checking out with nothing is refused, with the focus on the first item', async ({ page }) => {
  await page.goto('/shop')
  await checkout(page).click()
  await expect(page.getByText('Please select at least an item before checkout')).toHaveCount(2)
  await expect(page.getByRole('radio').first()).toBeFocused()
  await expect(page).toHaveURL('/shop')
})

test('sizes are chosen and added with the keyboard alone', async ({ page }) => {
  await page.goto('/shop')
  const card = page.getByRole('article', { name: 'Hoodie' })
  await expect(card.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
  await card.getByRole('radio', { name: 'S' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(card.getByRole('radio', { name: 'M' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 × Hoodie, M')).toBeVisible()
})

test('a size chosen before the page is interactive counts', async ({ page }) => {
  let letScriptThrough: () => void = () => undefined
  const isChosen = new Promise<void>((resolve) => {
    letScriptThrough = resolve
  })
  await page.route('**/assets/libraries-*.js', async (route) => {
    await isChosen
    await route.continue()
  })
  await page.goto('/shop')
  const card = page.getByRole('article', { name: 'Hoodie' })
  await card.getByRole('radio', { name: 'XL' }).check()
  await expect(card.getByRole('button', { name: 'Add to Cart' })).toBeDisabled()
  await expect(checkout(page)).toBeDisabled()
  letScriptThrough()
  await card.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('1 × Hoodie, XL')).toBeVisible()
})

test('the network goes away in the middle: nothing moves on, the retry stores one document', async ({
  page,
  context,
  backend,
}) => {
  await fillOrder(page)
  await context.setOffline(true)
  await confirm(page).click()
  await expect(page.getByText(failed).first()).toBeVisible()
  await expect(page.getByText('You are offline. We kept what you typed.')).toBeVisible()
  await expect(page).toHaveURL('/order-review')
  await expect(form(page).getByLabel('Name')).toHaveValue('Asha Wanjiru')
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(2)

  await context.setOffline(false)
  await confirm(page).click()
  await expect(h1(page, 'Pay by M-Pesa')).toBeVisible()
  expect((await backend.state()).documents.Orders).toHaveLength(1)
})

test('the answer is lost, the page is reloaded, and the retry still stores one document', async ({
  page,
  backend,
}) => {
  await fillOrder(page)
  await backend.failNext({ target: 'firestore', kind: 'lose-answer' })
  await confirm(page).click()
  await expect(page.getByText(failed)).toHaveCount(2)
  await page.reload()
  await expect(form(page).getByLabel('Name')).toHaveValue('Asha Wanjiru')
  await expect(page.getByText('Ksh 2,200')).toBeVisible()
  await confirm(page).click()
  await expect(h1(page, 'Pay by M-Pesa')).toBeVisible()
  expect((await backend.state()).documents.Orders).toHaveLength(1)
})

test('a double tap on a slow network orders once', async ({ page, backend }) => {
  await fillOrder(page)
  await backend.failNext({ target: 'firestore', kind: 'slow', delayMs: 700 })
  await confirm(page).dblclick()
  await expect(page.getByText('Saving your order…')).toBeVisible()
  await expect(h1(page, 'Pay by M-Pesa')).toBeVisible()
  expect((await backend.state()).documents.Orders).toHaveLength(1)
})

test('going back from /pay finds the order placed, reloaded or not, and a new one can be started', async ({
  page,
  backend,
}) => {
  await fillOrder(page)
  await confirm(page).click()
  await expect(h1(page, 'Pay by M-Pesa')).toBeVisible()
  const reference = (await backend.state()).documents.Orders?.[0]?.id.slice(0, 6) ?? ''
  await page.reload()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeEnabled()
  await page.goBack()
  const placed = page.getByRole('region', { name: 'You have placed this order' })
  await expect(placed).toContainText(reference)
  await expect(placed).toContainText('Ksh 2,200')
  await expect(confirm(page)).toBeHidden()
  await page.reload()
  await expect(placed).toContainText(reference)
  await placed.getByRole('link', { name: 'Pay for this order' }).click()
  await expect(h1(page, 'Pay by M-Pesa')).toBeVisible()
  expect(await passedState(page)).toEqual({ totalCost: 2200, reference })
  await page.goBack()
  await placed.getByRole('link', { name: 'Start a new order' }).click()
  await add(page, 'Wrist Band', 'S')
  await checkout(page).click()
  await expect(form(page)).toBeVisible()
  await expect(page.getByText('Ksh 50', { exact: true })).toBeVisible()
})

test('going back from /pay shows the placed order from its top', async ({ page }) => {
  await fillOrder(page)
  await confirm(page).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await confirm(page).click()
  await expect(h1(page, 'Pay by M-Pesa')).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'You have placed this order' })).toBeVisible()
  await expect(h1(page, 'Review your order')).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('what was removed stays removed after a reload, and after going back and forward', async ({
  page,
}) => {
  await fillCart(page)
  const remove = page.getByRole('button', { name: 'Remove' })
  await remove.first().click()
  await expect(remove).toHaveCount(1)
  await page.reload()
  await expect(remove).toHaveCount(1)
  await page.goBack()
  await expect(page.getByText('1 × Hoodie, L')).toBeVisible()
  await page.goForward()
  await expect(remove).toHaveCount(1)
  await remove.click()
  await page.reload()
  await expect(page.getByText(/^Your cart is empty/)).toBeVisible()
})

test('/payment and /order-confirmation survive a reload and the back button', async ({ page }) => {
  await fillOrder(page)
  await confirm(page).click()
  await expect(h1(page, 'Pay by M-Pesa')).toBeVisible()
  await page.goto('/payment')
  const total = page.getByLabel('Order total')
  await expect(total).toHaveValue('Ksh 2,200')
  await page.getByRole('link', { name: 'Pay Now' }).click()
  await expect(h1(page, 'Pay by M-Pesa')).toBeVisible()
  expect(await passedState(page)).toMatchObject({ totalCost: 2200 })
  await page.goBack()
  await expect(total).toHaveValue('Ksh 2,200')
  await page.reload()
  await expect(total).toHaveValue('Ksh 2,200')

  await page.goto('/order-confirmation')
  await page.getByRole('link', { name: 'Pay for this order' }).click()
  await expect(total).toHaveValue('Ksh 2,200')
  await page.goBack()
  await expect(page.getByText(/^Your order \w{6} is placed/)).toBeVisible()
})

test('a confirmed order says when it ships, in the browser as in Kenya', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T09:00:00Z'))
  await page.goto('/order-confirmation')
  await page.evaluate(() =>
    history.replaceState(
      { usr: { totalCost: 2200, reference: 'K7P2QX' }, key: 'told', idx: 0 },
      '',
    ),
  )
  await page.reload()
  await expect(h1(page, 'Thank you for your order')).toBeVisible()
  await expect(page.getByText('Your order will ship within 3 working days.')).toBeVisible()
  await expect(page.getByText('it ships by Wednesday, 25 November 2026.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await expect(h1(page, 'Shop')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Ksh 2,200')).toBeVisible()
})

test('opened directly, the pages of the checkout lead to the shop', async ({ page }) => {
  for (const address of ['/order-review', '/payment', '/order-confirmation']) {
    await page.goto(address)
    await expect(page.getByText(/^Your cart is empty|^There is no order to/)).toBeVisible()
    await page.getByRole('link', { name: 'Go to the shop' }).click()
    await expect(h1(page, 'Shop')).toBeFocused()
  }
})

test('where the browser stores nothing, an order can be placed all the same', async ({
  page,
  backend,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('Storage is blocked', 'SecurityError')
        },
      })
    }
  })
  await fillCart(page)
  await page.reload()
  await expect(page.getByText('Ksh 2,200')).toBeVisible()
  await form(page).getByLabel('Name').fill('Asha')
  await form(page).getByLabel('Phone number').fill('0712345678')
  await confirm(page).click()
  await expect(h1(page, 'Pay by M-Pesa')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeEnabled()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'You have placed this order' })).toBeVisible()
  expect((await backend.state()).documents.Orders).toHaveLength(1)
})

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function violations(page: Page) {
  await page.evaluate(axe)
  const { violations: found } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  )
  return found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

for (const scheme of ['light', 'dark'] as const) {
  test(`every state of the checkout is accessible and fits 320 px in the ${scheme} theme`, async ({
    page,
    backend,
  }) => {
    const check = async (state: string) => {
      expect(await violations(page), state).toEqual([])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, state).toBeLessThanOrEqual(320)
    }
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/shop')
    await checkout(page).click()
    await expect(page.getByText('Please select at least an item before checkout')).toHaveCount(2)
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    await check('refused checkout and missing size')
    await add(page, 'T-Shirt', 'M')
    await add(page, 'T-Shirt', 'M')
    await check('filled cart')
    await page.getByRole('button', { name: 'Empty the cart' }).click()
    await check('emptied cart')
    await page.getByRole('button', { name: 'Undo' }).click()
    await checkout(page).click()
    await page.getByRole('button', { name: 'Remove' }).first().click()
    await check('removed piece')
    await form(page).getByLabel('Name').fill('Asha')
    await form(page).getByLabel('Phone number').fill('none')
    await confirm(page).click()
    await expect(form(page).getByLabel('Phone number')).toBeFocused()
    await check('refused phone number')
    await form(page).getByLabel('Phone number').fill('0712345678')
    await backend.failNext({ target: 'firestore', kind: 'server-error' })
    await confirm(page).click()
    await expect(page.getByText(failed)).toHaveCount(2)
    await check('failed order')
    await confirm(page).click()
    await expect(h1(page, 'Pay by M-Pesa')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'You have placed this order' })).toBeVisible()
    await check('placed order')
    await page.goto('/payment')
    await expect(page.getByLabel('Order total')).toBeVisible()
    await check('total')
    await page.goto('/order-confirmation')
    await expect(page.getByRole('link', { name: 'Pay for this order' })).toBeVisible()
    await check('order to be paid')
    await page.evaluate(() =>
      history.replaceState(
        { usr: { totalCost: 700, reference: 'K7P2QX' }, key: 'told', idx: 0 },
        '',
      ),
    )
    await page.reload()
    await expect(page.getByText(/it ships by/)).toBeVisible()
    await check('confirmation')
  })
}
