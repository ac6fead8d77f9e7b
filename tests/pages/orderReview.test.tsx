import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { catalogue } from '@/content/catalogue'
import { createCartStore } from '@/context/cart/useCart'
import { OrderReviewPage } from '@/pages/shop/OrderReviewPage'
import { backend, openPages, navigationState } from '../support/site'

type Pieces = readonly (readonly [name: string, size: string])[]

const failed = 'We could not save your order. Nothing was charged. Please try again.'

const open = (state?: unknown) =>
  openPages({ '/order-review': OrderReviewPage }, '/order-review', state)
// By their texts: looking by roles takes many times as long, and one test below does it.
const field = (label: string) => screen.getByLabelText(label)
const confirm = () => screen.getByText('Confirm Order')
const removeButtons = () => screen.getAllByText('Remove')
const sizeFields = () => screen.getAllByLabelText<HTMLSelectElement>('Size')
const chosenSizes = () => sizeFields().map(({ value }) => value)
const total = () => screen.getByText('Total').nextElementSibling
const payPage = () => screen.findByText('Elsewhere: /pay')
const orders = () => backend.documents('Orders')
const savedCart = () => createCartStore(catalogue).read()

function entry(name: string, size: string) {
  const found = catalogue.find((each) => each.name === name)
  if (!found) throw new Error(`Nothing is called ${name}`)
  const { description, cost, image } = found
  return { name, description, cost, image, size }
}

/** Fills the cart as the shop does. */
function fillCart(...pieces: Pieces) {
  const { actions } = createCartStore(catalogue)
  for (const [name, size] of pieces) actions.add({ name, size })
}

async function openWith(...pieces: Pieces) {
  fillCart(...pieces)
  return open()
}

async function openAndFill() {
  const user = await openWith(['T-Shirt', 'M'], ['Hoodie', 'L'])
  await write(user, 'Name', 'Asha Wanjiru')
  await write(user, 'Phone number', '0712 345 678')
  return user
}

async function write(user: Awaited<ReturnType<typeof open>>, label: string, text: string) {
  await user.clear(field(label))
  await user.click(field(label))
  await user.paste(text)
}

describe('a visitor reviews the order', () => {
  it('sees every piece with its size, equal items together, and the totals', async () => {
    await openWith(['T-Shirt', 'M'], ['Hoodie', 'L'], ['T-Shirt', 'XL'])
    const items = within(screen.getByRole('region', { name: 'Your items' }))
    expect(
      items.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['T-Shirt', 'Hoodie'])
    expect(items.getAllByRole('combobox', { name: 'Size' })).toEqual(sizeFields())
    expect(items.getAllByRole('button', { name: 'Remove' })).toEqual(removeButtons())
    expect(
      within(screen.getByRole('form', { name: 'Order' })).getByRole('button', {
        name: 'Confirm Order',
      }),
    ).toBe(confirm())
    expect(chosenSizes()).toEqual(['M', 'XL', 'L'])
    expect(sizeFields()[1]).toHaveAccessibleDescription('T-Shirt, number 2')
    expect(removeButtons()[1]).toHaveAccessibleDescription('T-Shirt, number 2')
    expect(removeButtons()[2]).toHaveAccessibleDescription('Hoodie')
    expect(screen.getByText('Items').nextElementSibling).toHaveTextContent('3')
    expect(total()).toHaveTextContent('Ksh 2,900')
    expect(screen.getByText(/We match your payment and call you/)).toBeVisible()
  })

  it('has no size to choose for a one-size item', async () => {
    const user = await openWith(['Mug', 'One size'], ['Hoodie', 'L'])
    expect(chosenSizes()).toEqual(['L'])
    expect(screen.getByText('One size')).toBeVisible()
    await user.click(removeButtons()[0] as HTMLElement)
    expect(screen.getByText('Removed: Mug.')).toBeVisible()
    await user.click(screen.getByText('Undo'))
    expect(removeButtons()[0]).toHaveFocus()
  })

  it('changes the size of one piece, kept for the next visit', async () => {
    const user = await openWith(['T-Shirt', 'M'], ['T-Shirt', 'M'])
    await user.selectOptions(sizeFields()[1] as HTMLElement, 'XL')
    expect(chosenSizes()).toEqual(['M', 'XL'])
    cleanup()
    await open()
    expect(chosenSizes()).toEqual(['M', 'XL'])
  })

  it('removes a piece, and undoes that, without losing the place on the page', async () => {
    const user = await openWith(['T-Shirt', 'M'], ['Hoodie', 'L'])
    await user.click(removeButtons()[0] as HTMLElement)
    expect(screen.getByText('Removed: T-Shirt, size M.')).toBeVisible()
    expect(total()).toHaveTextContent('Ksh 1,500')
    const undo = screen.getByText('Undo')
    expect(undo).toHaveFocus()
    expect(undo).toHaveAccessibleDescription('Removed: T-Shirt, size M.')
    await user.click(undo)
    expect(chosenSizes()).toEqual(['M', 'L'])
    expect(sizeFields()[0]).toHaveFocus()
    expect(total()).toHaveTextContent('Ksh 2,200')
    expect(screen.queryByText('Undo')).toBeNull()
  })

  it('can undo even the removal of the last piece, with everything typed', async () => {
    const user = await openWith(['Hoodie', 'L'])
    await user.type(field('Name'), 'Asha')
    await user.click(removeButtons()[0] as HTMLElement)
    expect(screen.getByText('Your cart is empty, so there is nothing to order yet.')).toBeVisible()
    expect(screen.getByText('Undo')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(chosenSizes()).toEqual(['L'])
    expect(sizeFields()[0]).toHaveFocus()
    expect(field('Name')).toHaveValue('Asha')
  })

  it('is told when a removed piece no longer fits', async () => {
    const user = await openWith(['Hoodie', 'L'])
    await user.click(removeButtons()[0] as HTMLElement)
    act(() => fillCart(...Array.from({ length: 20 }, () => ['Wrist Band', 'S'] as const)))
    await user.click(screen.getByText('Undo'))
    expect(screen.getByText(/^Your cart is full: one order takes up to 20 pieces\./)).toBeVisible()
    expect(total()).toHaveTextContent('Ksh 1,000')
  })
})

describe('the cart passed on by the shop', () => {
  const passed = {
    cart: [entry('Hoodie', 'L'), entry('Wrist Band', 'S')],
    totalItems: 2,
    totalCost: 1550,
  }

  it("is shown if this device has none, at the catalogue's prices", async () => {
    const cart = [{ ...entry('Hoodie', 'L'), cost: 1, description: 'Free', image: '//evil' }]
    await open({ cart, totalItems: 1, totalCost: 1 })
    expect(chosenSizes()).toEqual(['L'])
    expect(total()).toHaveTextContent('Ksh 1,500')
  })

  it.each([
    [null],
    [{ cart: [{ name: 'Cap', size: 'M' }, { name: 'Hoodie', size: 'XXL' }, null] }],
  ])('leads to the shop when there is nothing in it (%j)', async (state) => {
    await open(state)
    expect(screen.getByText('Your cart is empty, so there is nothing to order yet.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shop')
    expect(screen.queryByText('Confirm Order')).toBeNull()
  })

  it('does not bring back removed pieces after a reload', async () => {
    const user = await open(passed)
    await user.click(removeButtons()[0] as HTMLElement)
    cleanup()
    const again = await open(passed)
    expect(chosenSizes()).toEqual(['S'])
    await again.click(removeButtons()[0] as HTMLElement)
    cleanup()
    await open(passed)
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toBeVisible()
  })

  it('does not replace a newer cart', async () => {
    fillCart(['T-Shirt', 'M'])
    await open(passed)
    expect(total()).toHaveTextContent('Ksh 700')
  })
})

describe('a visitor confirms the order', () => {
  it('cannot press the button before name and phone are filled in, and is told why', async () => {
    const user = await openWith(['Hoodie', 'L'])
    expect(confirm()).toBeDisabled()
    await user.type(field('Name'), 'Asha')
    await user.type(field('Phone number'), '   ')
    expect(confirm()).toBeDisabled()
    expect(confirm()).toHaveAccessibleDescription(
      'To go on, fill in your name and your phone number.',
    )
    await user.type(field('Phone number'), '0712345678')
    expect(confirm()).toBeEnabled()
    expect(confirm()).not.toHaveAccessibleDescription()
  })

  it.each([
    ['Name', 'a'.repeat(101), 'Name is too long: 101 characters, at most 100'],
    [
      'Phone number',
      'call me',
      'Write the number in digits, for example 0712 345 678 or +254 712 345 678',
    ],
  ])(
    'is told beside %s what cannot be right, and nothing is lost',
    async (label, typed, sentence) => {
      const user = await openAndFill()
      await write(user, label, typed)
      await user.click(confirm())
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(sentence))
      expect(field(label)).toHaveFocus()
      expect(field(label)).toHaveValue(typed)
      expect(orders()).toEqual([])
      expect(location.pathname).toBe('/order-review')
    },
  )

  it('is asked once about a phone number that may be mistyped, and can send it anyway', async () => {
    const user = await openAndFill()
    await write(user, 'Phone number', '0712 345 67')
    await user.click(confirm())
    expect(field('Phone number')).toHaveFocus()
    expect(field('Phone number')).toHaveAccessibleDescription(
      expect.stringContaining('Please check it, or press “Send anyway”.'),
    )
    await user.type(field('Phone number'), '8')
    expect(screen.queryByText('Send anyway')).toBeNull()
    await user.type(field('Phone number'), '{Backspace}')
    await user.click(confirm())
    backend.failNext({ target: 'firestore', kind: 'server-error' })
    await user.click(screen.getByText('Send anyway'))
    await waitFor(() => expect(screen.getAllByText(failed)).toHaveLength(2))
    await user.click(confirm())
    await payPage()
    expect(orders()[0]?.fields).toMatchObject({ phoneNumber: '0712 345 67' })
  })

  it('stores the final fields, empties the cart and goes on to /pay', async () => {
    const user = await openAndFill()
    await user.selectOptions(sizeFields()[1] as HTMLElement, 'S')
    await user.click(removeButtons()[0] as HTMLElement)
    await user.click(confirm())
    expect(await payPage()).toBeVisible()
    const [order, ...others] = orders()
    expect(others).toEqual([])
    expect(order?.fields).toEqual({
      name: 'Asha Wanjiru',
      phoneNumber: '0712 345 678',
      cart: [entry('Hoodie', 'S')],
      totalItems: 1,
      totalCost: 1500,
    })
    expect(navigationState()).toEqual({
      totalCost: 1500,
      reference: order?.id.slice(0, 6),
      document: order?.id,
      phone: '0712 345 678',
      items: [{ name: 'Hoodie', size: 'S', count: 1 }],
    })
    expect(savedCart().totalItems).toBe(0)
  })

  it('orders the same things again later, as a new order', async () => {
    for (const count of [1, 2]) {
      await (await openAndFill()).click(confirm())
      await payPage()
      expect(orders()).toHaveLength(count)
      cleanup()
    }
  })
})

describe('after the order is placed', () => {
  async function placeAndComeBack() {
    const user = await openAndFill()
    await user.click(confirm())
    await payPage()
    const reference = orders()[0]?.id.slice(0, 6) ?? ''
    act(() => history.back())
    await screen.findByText('You have placed this order')
    return { user, reference }
  }

  it('going back shows its reference and total instead of the form', async () => {
    const { user, reference } = await placeAndComeBack()
    expect(screen.getByText(reference)).toBeVisible()
    expect(screen.getByText('Ksh 2,200')).toBeVisible()
    expect(screen.queryByText('Confirm Order')).toBeNull()
    expect(screen.getByRole('link', { name: 'Start a new order' })).toHaveAttribute('href', '/shop')
    await user.click(screen.getByText('Pay for this order'))
    await payPage()
    expect(navigationState()).toMatchObject({ totalCost: 2200, reference, phone: '0712 345 678' })
  })

  it('is still known after a reload, even if the browser stores nothing', async () => {
    const { reference } = await placeAndComeBack()
    cleanup()
    sessionStorage.clear()
    await open(navigationState())
    expect(screen.getByText(reference)).toBeVisible()
  })

  it('a new cart can be ordered', async () => {
    await placeAndComeBack()
    act(() => fillCart(['Wrist Band', 'S']))
    expect(confirm()).toBeVisible()
    expect(total()).toHaveTextContent('Ksh 50')
    expect(field('Name')).toHaveValue('')
  })
})

describe('when saving fails', () => {
  it.each(['refuse', 'lose-answer'] as const)(
    'says so, moves nobody on, keeps everything and stores one order at the second try (%s)',
    async (kind) => {
      const user = await openAndFill()
      backend.failNext({ target: 'firestore', kind })
      await user.click(confirm())
      await waitFor(() => expect(screen.getAllByText(failed)).toHaveLength(2))
      expect(screen.getByText('Your cart and your details are still here.')).toBeVisible()
      expect(screen.queryAllByText(/a price may have changed/)).toHaveLength(
        kind === 'refuse' ? 1 : 0,
      )
      expect(orders()).toHaveLength(kind === 'lose-answer' ? 1 : 0)
      expect(chosenSizes()).toEqual(['M', 'L'])
      expect(field('Name')).toHaveValue('Asha Wanjiru')

      cleanup()
      const again = await open()
      expect(chosenSizes()).toEqual(['M', 'L'])
      expect(field('Name')).toHaveValue('Asha Wanjiru')
      expect(field('Phone number')).toHaveValue('0712 345 678')
      await again.click(confirm())
      await payPage()
      expect(orders()).toHaveLength(1)
      expect(navigationState()).toMatchObject({ reference: orders()[0]?.id.slice(0, 6) })
    },
  )

  it('gives up after 15 seconds without an answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    try {
      const user = await openAndFill()
      backend.failNext({ target: 'firestore', kind: 'hang' })
      await user.click(confirm())
      expect(screen.getByText('Saving your order…')).toBeVisible()
      await act(() => vi.advanceTimersByTimeAsync(15_000))
      await waitFor(() => expect(screen.getAllByText(failed)).toHaveLength(2))
      expect(location.pathname).toBe('/order-review')
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('while the order is on its way', () => {
  it('a double tap stores one document, and nothing can be changed', async () => {
    const user = await openAndFill()
    backend.failNext({ target: 'firestore', kind: 'slow', delayMs: 100 })
    await user.dblClick(confirm())
    for (const control of [...removeButtons(), ...sizeFields()]) expect(control).toBeDisabled()
    await payPage()
    expect(orders()).toHaveLength(1)
  })

  it('the visitor stays on their page, and pieces added meanwhile stay', async () => {
    const user = await openAndFill()
    backend.failNext({ target: 'firestore', kind: 'slow', delayMs: 400 })
    await user.click(confirm())
    await user.click(screen.getByText('Add something else'))
    act(() => fillCart(['Wrist Band', 'S']))
    expect(await screen.findByText(/^Your order \w{6} is placed\.$/)).toBeVisible()
    expect(orders()).toHaveLength(1)
    expect(screen.getByText('Elsewhere: /shop')).toBeVisible()
    expect(savedCart().pieces.map(({ name }) => name)).toEqual(['Wrist Band'])
  })
})
