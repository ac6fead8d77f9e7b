import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { catalogue } from '@/content/facts/catalogue.json'
import { createCartStore } from '@/context/cart/useCart'
import { formatKsh } from '@/domain/money/money'
import type { Merchandise } from '@/domain/shop/order'
import { OrderPaymentPage } from '@/pages/shop/OrderPaymentPage'
import { OrderReviewPage } from '@/pages/shop/OrderReviewPage'
import { ShopPage } from '@/pages/shop/ShopPage'
import { order, withoutPaymentService } from '../../support/payment'
import { expectLink, navigationState, openPages } from '../../support/site'

const openShop = () => openPages({ '/shop': ShopPage, '/order-review': OrderReviewPage }, '/shop')
type User = Awaited<ReturnType<typeof openShop>>

// By their texts: looking by roles takes many times as long, and one test below does it.
const card = (item: string) => screen.getByText(item).closest('article') ?? document.body
const size = (item: string, name: string) => within(card(item)).getByLabelText(name)
const addButton = (item: string) => within(card(item)).getByText('Add to Cart')
/** Before the page can answer. */
const press = (...all: HTMLElement[]) => act(() => all.forEach((each) => each.click()))
const checkout = () => screen.getByText('Checkout')
const cart = () => within(screen.getByText('Your cart').closest('section') ?? document.body)
const toasts = () =>
  within(screen.getByRole('region', { name: 'Notifications' })).queryAllByRole('status')
const added = (total: number) => `Item added to cart successfully. Cart Total: Ksh. ${total}`

async function add(user: User, item: string, chosen: string) {
  await user.click(size(item, chosen))
  await user.click(addButton(item))
}

it('somebody asks an empty shop to be told when there is something', async () => {
  const goods = (catalogue as Merchandise[]).splice(0)
  onTestFinished(() => void (catalogue as Merchandise[]).push(...goods))
  const user = await openShop()
  for (const text of [/Checkout/, /size/, /M-Pesa/]) expect(screen.queryByText(text)).toBeNull()
  await user.click(screen.getByText('Tell me when'))
  expect(screen.getByRole('form', { name: 'Tell me when: New things in the shop' })).toBeVisible()
  cleanup()
  await openPages({ '/order-review': OrderReviewPage }, '/order-review')
  expect(screen.queryByRole('list')).toBeNull()
})

it.each(['/shop', '/order-review', '/payment'])(
  '%s promises M-Pesa only if it is taken',
  async (at) => {
    createCartStore(catalogue).actions.add({ name: 'Wrist Band', size: 'S' })
    const pages = {
      '/shop': ShopPage,
      '/order-review': OrderReviewPage,
      '/payment': OrderPaymentPage,
    }
    await openPages(pages, at, order)
    expect(screen.getByText(/You pay by M-Pesa/)).toBeVisible()
    cleanup()
    await withoutPaymentService()
    await openPages(pages, at, order)
    expect(screen.getByText(/We cannot take M-Pesa yet/)).toBeVisible()
    expect(screen.queryByText(/You pay by M-Pesa/)).toBeNull()
  },
)

it('a visitor finds items with picture, price, description and sizes, and how to choose one', async () => {
  await openShop()
  for (const { name: item, cost, description: text, image, sizes = [] } of catalogue) {
    const price = formatKsh(cost)
    const found = within(screen.getByRole('article', { name: item }))
    expect(found.getByRole('button', { name: 'Add to Cart' })).toBe(addButton(item))
    expect(found.getByText(price)).toBeVisible()
    expect(found.getByText(text)).toBeVisible()
    const picture = found.getByRole('img', { name: item })
    expect(picture).toHaveAttribute('src', image)
    const radios = found.queryAllByRole('radio')
    expect(radios.map((radio) => radio.getAttribute('value'))).toEqual(sizes)
    for (const radio of radios) expect(radio).not.toBeChecked()
    expect(addButton(item)).toHaveAccessibleDescription(item)
  }
  expect(screen.getAllByRole('article')).toHaveLength(catalogue.length)
  expect(within(card('Wrist Band')).getByText('Bands stretch; pick S if unsure')).toBeVisible()
  const guide = within(screen.getByRole('region', { name: 'Which size?' }))
  expectLink('Ask us', '/contact', guide)
})

describe('a visitor fills the cart', () => {
  it('reads the running total after each item, in a notification and beside the button', async () => {
    const user = await openShop()
    await add(user, 'T-Shirt', 'M')
    await waitFor(() => expect(screen.getAllByText(added(700))).toHaveLength(2))
    expect(within(card('T-Shirt')).getByText(added(700))).toBeVisible()
    expectLink('View cart', '/order-review', within(card('T-Shirt')))
    await add(user, 'Hoodie', 'XL')
    await waitFor(() => expect(screen.getAllByText(added(2200))).toHaveLength(2))
    expect(within(card('T-Shirt')).queryByText(added(700))).toBeNull()
    await waitFor(() => expect(toasts()).toHaveLength(1))
    // Two taps are two pieces; two before the page can answer are one.
    press(addButton('T-Shirt'), addButton('T-Shirt'))
    expect(await within(card('T-Shirt')).findByText(added(2900))).toBeVisible()
    await user.click(size('Wrist Band', 'S'))
    await user.dblClick(addButton('Wrist Band'))
    expect(await within(card('Wrist Band')).findByText(added(3000))).toBeVisible()
    expect(cart().getByText('2 × Wrist Band, S')).toBeVisible()
    expect(screen.getByText('5 items')).toBeVisible()
    expect(screen.getByText('Ksh 3,000')).toBeVisible()
    // Pressed before the script came, they are carried out at once, even in the same size.
    await user.click(size('Hoodie', 'S'))
    press(addButton('Hoodie'), addButton('Wrist Band'))
    expect(await within(card('Wrist Band')).findByText(added(4550))).toBeVisible()
  })

  it('must choose a size first if there are several, and is led to it', async () => {
    const user = await openShop()
    await user.click(addButton('Hoodie'))
    expect(size('Hoodie', 'S')).toHaveFocus()
    expect(size('Hoodie', 'S')).toHaveAccessibleDescription('Choose a size first')
    expect(screen.getByText('0 items')).toBeVisible()
    await user.click(size('Hoodie', 'M'))
    expect(screen.queryByText('Choose a size first')).toBeNull()
    await user.click(addButton('Hoodie'))
    expect(await within(card('Hoodie')).findByText(added(1500))).toBeVisible()
    const mug = within(card('Mug'))
    await user.click(addButton('Mug'))
    expect(await mug.findByText(added(1900))).toBeVisible()
    expect(cart().getByText('Mug')).toBeVisible()
  })

  it('is told kindly that the cart is full', async () => {
    const { actions } = createCartStore(catalogue)
    for (let piece = 1; piece <= 19; piece += 1) actions.add({ name: 'Wrist Band', size: 'S' })
    const user = await openShop()
    await user.click(size('Wrist Band', 'S'))
    await user.dblClick(addButton('Wrist Band'))
    const full =
      'Your cart is full: one order takes up to 20 pieces. Order these first, then start another.'
    expect(within(card('Wrist Band')).getByText(full)).toBeVisible()
    await waitFor(() => expect(screen.getAllByText(full)).toHaveLength(2))
    expect(screen.queryByText('View cart')).toBeNull()
    expect(screen.getByText('20 items')).toBeVisible()
    expect(screen.getByText('Ksh 1,000')).toBeVisible()
  })

  it('can empty it, and undo that until there is something else in it', async () => {
    const user = await openShop()
    await add(user, 'T-Shirt', 'M')
    await add(user, 'Hoodie', 'L')
    await user.click(cart().getByText('Empty the cart'))
    expect(cart().getByText('Your cart is empty now.')).toBeVisible()
    expect(within(card('Hoodie')).queryByText(added(2200))).toBeNull()
    expect(screen.getByText('0 items')).toBeVisible()
    const undo = cart().getByText('Undo')
    expect(undo).toHaveFocus()
    await user.click(undo)
    expect(cart().getByText('T-Shirt, M')).toBeVisible()
    expect(screen.getByText('Ksh 2,200')).toBeVisible()
    expect(cart().getByText('Your cart')).toHaveFocus()
    // As by an order in another tab.
    const { actions, read } = createCartStore(catalogue)
    act(() => void actions.remove(read().pieces.map(({ id }) => id)))
    expect(cart().queryByText('Undo')).toBeNull()
    expect(cart().queryByText('Empty the cart')).toBeNull()
    await user.click(addButton('Mug'))
    await user.click(cart().getByText('Empty the cart'))
    await user.click(addButton('Mug'))
    expect(cart().queryByText('Undo')).toBeNull()
    act(() => void actions.remove(read().pieces.map(({ id }) => id)))
    expect(screen.getByText('0 items')).toBeVisible()
    expect(cart().queryByText('Undo')).toBeNull()
  })
})

it('a visitor reads what left an earlier cart, until it is changed', async () => {
  const cap = { name: 'Cap', size: 'M', description: '', cost: 100, image: '', sizes: ['M'] }
  const { actions } = createCartStore([cap])
  for (const _ of ['one', 'two']) actions.add(cap)
  const gone = 'No longer in the shop, so taken out of your cart: 2 × Cap, M.'
  await openPages({ '/order-review': OrderReviewPage }, '/order-review')
  expect(screen.getByText(gone)).toBeVisible()
  cleanup()
  const user = await openShop()
  expect(screen.getByText(gone)).toBeVisible()
  await user.click(addButton('Mug'))
  expect(screen.queryByText(gone)).toBeNull()
})

describe('a visitor checks out', () => {
  it('is told to select something first, with the focus on the first item', async () => {
    const user = await openShop()
    await user.click(checkout())
    const sentence = 'Please select at least an item before checkout'
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2))
    expect(size('T-Shirt', 'S')).toHaveFocus()
    expect(location.pathname).toBe('/shop')
    const bar = within(checkout().closest('.card') ?? document.body)
    expect(bar.getByText(sentence)).toBeVisible()
    await user.click(size('T-Shirt', 'S'))
    expect(bar.queryByText(sentence)).toBeNull()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(screen.getByText('0 items')).toBeVisible()
  })

  it('still reads what was added while choosing the next size, even after a refusal', async () => {
    const user = await openShop()
    await user.click(checkout())
    await user.click(addButton('Mug'))
    await waitFor(() => expect(toasts()).toHaveLength(1))
    await user.click(size('Hoodie', 'M'))
    expect(screen.getAllByText(added(400))).toHaveLength(2)
  })

  it('goes on to the order review with the cart and its totals', async () => {
    const user = await openShop()
    await add(user, 'T-Shirt', 'M')
    await add(user, 'Wrist Band', 'S')
    await waitFor(() => expect(toasts()).toHaveLength(1))
    await user.click(checkout())
    expect(screen.getByText('Review your order')).toBeVisible()
    await waitFor(() => expect(toasts()).toEqual([]))
    const shirt = { name: 'T-Shirt', cost: 700, size: 'M' }
    const band = { name: 'Wrist Band', cost: 50, size: 'S' }
    const passed = { cart: [shirt, band], totalItems: 2, totalCost: 750 }
    expect(navigationState()).toMatchObject(passed)
  })
})
