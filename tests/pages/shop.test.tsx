import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openSite } from '../support/app'

type User = Awaited<ReturnType<typeof openSite>>

const card = (item: string) => screen.getByRole('article', { name: item })
const size = (item: string, name: string) => within(card(item)).getByRole('radio', { name })
const addButton = (item: string) => within(card(item)).getByRole('button', { name: 'Add to Cart' })
const checkout = () => screen.getByRole('button', { name: 'Checkout' })
const cart = () => screen.getByRole('region', { name: 'Your cart' })
const added = (total: number) => `Item added to cart successfully. Cart Total: Ksh. ${total}`

async function add(user: User, item: string, chosen: string) {
  await user.click(size(item, chosen))
  await user.click(addButton(item))
}

describe('a visitor looks around the shop', () => {
  it.each([
    ['T-Shirt', 'Ksh 700', 'A conversation starter you can wear.', '/shop/t-shirt.svg'],
    ['Hoodie', 'Ksh 1,500', 'For early lectures and cold matatus.', '/shop/hoodie.svg'],
    ['Wrist Band', 'Ksh 50', 'A small reminder to check in on someone.', '/shop/wrist-band.svg'],
    [
      'Green T-Shirt',
      'Ksh 700',
      'Wear green for mental-health awareness.',
      '/shop/green-t-shirt.svg',
    ],
  ])(
    'finds the %s with picture, price, description and sizes',
    async (item, price, text, image) => {
      await openSite('/shop')
      const found = within(card(item))
      expect(found.getByRole('heading', { level: 2, name: item })).toBeVisible()
      expect(found.getByText(price)).toBeVisible()
      expect(found.getByText(text)).toBeVisible()
      expect(found.getByRole('img', { name: `Drawing of the ${item}` })).toHaveAttribute(
        'src',
        image,
      )
      const radios = found.getAllByRole('radio')
      expect(radios.map((radio) => radio.getAttribute('value'))).toEqual(['S', 'M', 'L', 'XL'])
      for (const radio of radios) expect(radio).not.toBeChecked()
      expect(addButton(item)).toHaveAccessibleDescription(item)
      expect(screen.getAllByRole('article')).toHaveLength(4)
    },
  )

  it('is told how to choose a size', async () => {
    await openSite('/shop')
    expect(within(card('Wrist Band')).getByText('Bands stretch; pick S if unsure')).toBeVisible()
    expect(
      within(screen.getByRole('region', { name: 'Which size?' })).getByRole('link', {
        name: 'ask us',
      }),
    ).toHaveAttribute('href', '/contact')
  })
})

describe('a visitor fills the cart', () => {
  it('reads the running total after each item, in the notification and beside the button', async () => {
    const user = await openSite('/shop')
    await add(user, 'T-Shirt', 'M')
    await waitFor(() => expect(screen.getAllByText(added(700))).toHaveLength(2))
    expect(within(card('T-Shirt')).getByText(added(700))).toBeVisible()
    expect(within(card('T-Shirt')).getByRole('link', { name: 'View cart' })).toHaveAttribute(
      'href',
      '/order-review',
    )
    await add(user, 'Hoodie', 'XL')
    await waitFor(() => expect(screen.getAllByText(added(2200))).toHaveLength(2))
    expect(within(card('T-Shirt')).queryByText(added(700))).toBeNull()
    await add(user, 'Wrist Band', 'S')
    expect(await within(card('Wrist Band')).findByText(added(2250))).toBeVisible()
    expect(screen.getByText('3 items')).toBeVisible()
    expect(screen.getByText('Ksh 2,250')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toHaveAttribute(
      'href',
      '/order-review',
    )
  })

  it('gets two pieces for two taps', async () => {
    const user = await openSite('/shop')
    await user.click(size('Hoodie', 'L'))
    await user.dblClick(addButton('Hoodie'))
    expect(await within(card('Hoodie')).findByText(added(3000))).toBeVisible()
    expect(within(cart()).getByText('2 × Hoodie, L')).toBeVisible()
  })

  it('has to choose a size first, and is led to it', async () => {
    const user = await openSite('/shop')
    await user.click(addButton('Hoodie'))
    expect(size('Hoodie', 'S')).toHaveFocus()
    expect(size('Hoodie', 'S')).toHaveAccessibleDescription('Choose a size first')
    expect(screen.getByText('0 items')).toBeVisible()
    await user.click(size('Hoodie', 'M'))
    expect(screen.queryByText('Choose a size first')).toBeNull()
    await user.click(addButton('Hoodie'))
    expect(await within(card('Hoodie')).findByText(added(1500))).toBeVisible()
  })

  it('is told kindly when the cart is full, and nothing is added', async () => {
    const user = await openSite('/shop')
    await user.click(size('Wrist Band', 'S'))
    for (let piece = 1; piece <= 21; piece += 1) await user.click(addButton('Wrist Band'))
    const full =
      'Your cart is full: one order takes up to 20 pieces. Order these first, then start another.'
    expect(within(card('Wrist Band')).getByText(full)).toBeVisible()
    await waitFor(() => expect(screen.getAllByText(full)).toHaveLength(2))
    expect(screen.getByText('20 items')).toBeVisible()
    expect(screen.getByText('Ksh 1,000')).toBeVisible()
  })

  it('finds it as it was after a reload and on other pages', async () => {
    await add(await openSite('/shop'), 'T-Shirt', 'M')
    cleanup()
    await openSite('/faq')
    expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    cleanup()
    await openSite('/shop')
    expect(within(cart()).getByText('1 × T-Shirt, M')).toBeVisible()
    expect(screen.getByText('1 item')).toBeVisible()
  })

  it('can empty it, and take that back', async () => {
    const user = await openSite('/shop')
    await add(user, 'T-Shirt', 'M')
    await add(user, 'Hoodie', 'L')
    await user.click(within(cart()).getByRole('button', { name: 'Empty the cart' }))
    expect(within(cart()).getByText('Your cart is empty now.')).toBeVisible()
    expect(screen.getByText('0 items')).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Cart/ })).toBeNull()
    const undo = within(cart()).getByRole('button', { name: 'Undo' })
    expect(undo).toHaveFocus()
    await user.click(undo)
    expect(within(cart()).getByText('1 × T-Shirt, M')).toBeVisible()
    expect(screen.getByText('Ksh 2,200')).toBeVisible()
    expect(within(cart()).getByRole('heading', { name: 'Your cart' })).toHaveFocus()
    await user.click(within(cart()).getByRole('button', { name: 'Empty the cart' }))
    cleanup()
    await openSite('/shop')
    expect(screen.getByText('0 items')).toBeVisible()
  })
})

describe('a visitor checks out', () => {
  it('is told to select something first, where it stays, with the focus on the first item', async () => {
    const user = await openSite('/shop')
    await user.click(checkout())
    const sentence = 'Please select at least an item before checkout'
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2))
    expect(size('T-Shirt', 'S')).toHaveFocus()
    expect(location.pathname).toBe('/shop')
    await add(user, 'T-Shirt', 'S')
    expect(screen.getAllByText(sentence)).toHaveLength(1)
  })

  it('goes on to the order review with cart, totalItems and totalCost', async () => {
    const user = await openSite('/shop')
    await add(user, 'T-Shirt', 'M')
    await add(user, 'Wrist Band', 'S')
    await user.click(checkout())
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Review your order' }),
    ).toBeVisible()
    expect(history.state.usr).toEqual({
      cart: [
        {
          name: 'T-Shirt',
          description: 'A conversation starter you can wear.',
          cost: 700,
          image: '/shop/t-shirt.svg',
          size: 'M',
        },
        {
          name: 'Wrist Band',
          description: 'A small reminder to check in on someone.',
          cost: 50,
          image: '/shop/wrist-band.svg',
          size: 'S',
        },
      ],
      totalItems: 2,
      totalCost: 750,
    })
  })
})
