import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { catalogue } from '@/content/facts/catalogue.json'
import { createCartStore } from '@/context/cart/useCart'
import { takeTabLock } from '@/device/tabLock'
import { OrderReviewPage } from '@/pages/shop/OrderReviewPage'
import { giveNavigator } from '../../support/navigator'
import { fill } from '../../support/forms'
import { hold } from '../../support/network'
import { backend, expectLink, navigationState, openPages } from '../../support/site'

type Pieces = readonly (readonly [name: string, size: string])[]

const failed = 'We could not save your order. Nothing was charged. Please try again.'
const asha = { Name: 'Asha Wanjiru', 'Phone number': '0712 345 678' }

const open = (state?: unknown) =>
  openPages({ '/order-review': OrderReviewPage }, '/order-review', state)
// By their texts: looking by roles takes many times as long, and one test below does it.
const field = (label: string) => screen.getByLabelText(label)
const type = (texts: Partial<typeof asha>) => fill(document.body, texts)
const confirm = () => screen.getByText('Confirm Order')
const removeButtons = () => screen.getAllByText('Remove')
const removeFirst = () => removeButtons()[0] ?? document.body
const sizeFields = () => screen.getAllByLabelText<HTMLSelectElement>('Size')
const chosenSizes = () => sizeFields().map(({ value }) => value)
const total = () => screen.getByText('Total').nextElementSibling
const payPage = () => screen.findByText('Elsewhere: /pay')
const orders = () => backend.documents('Orders')
const savedCart = () => createCartStore(catalogue).read()
const empty = 'Your cart is empty, so there is nothing to order yet.'

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
  type(asha)
  return user
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
    const form = within(screen.getByRole('form', { name: 'Order' }))
    expect(form.getByRole('button', { name: 'Confirm Order' })).toBe(confirm())
    expect(items.getByText('Ksh 700 each')).toBeVisible()
    for (const control of [...sizeFields(), ...removeButtons()]) expect(control).not.toHaveFocus()
    expect(chosenSizes()).toEqual(['M', 'XL', 'L'])
    expect(sizeFields()[1]).toHaveAccessibleDescription('T-Shirt, number 2')
    expect(removeButtons()[1]).toHaveAccessibleDescription('T-Shirt, number 2')
    expect(removeButtons()[2]).toHaveAccessibleDescription('Hoodie')
    expect(screen.getByText('Items').nextElementSibling).toHaveTextContent('3')
    expect(total()).toHaveTextContent('Ksh 2,900')
    expect(screen.getByText(/We match your payment and call you/)).toBeVisible()
  })

  it('removes a piece, even the last, and undoes that, keeping the place on the page and what is typed', async () => {
    const user = await openWith(['T-Shirt', 'M'], ['Mug', 'One size'])
    type({ Name: 'Asha' })
    await user.click(removeFirst())
    expect(screen.getByText('Removed: T-Shirt, size M.')).toBeVisible()
    expect(total()).toHaveTextContent('Ksh 400')
    const undo = screen.getByText('Undo')
    expect(undo).toHaveFocus()
    expect(undo).toHaveAccessibleDescription('Removed: T-Shirt, size M.')
    await user.click(undo)
    expect(chosenSizes()).toEqual(['M'])
    expect(sizeFields()[0]).toHaveFocus()
    expect(total()).toHaveTextContent('Ksh 1,100')
    expect(screen.queryByText('Undo')).toBeNull()

    await user.click(removeFirst())
    expect(screen.queryByLabelText('Size')).toBeNull()
    expect(screen.getByText('One size')).toBeVisible()
    await user.click(removeFirst())
    expect(screen.getByText('Removed: Mug.')).toBeVisible()
    expect(screen.getByText(empty)).toBeVisible()
    expect(screen.getByText('Undo')).toHaveFocus()
    await user.keyboard('{Enter}')
    // There is no size to focus.
    expect(removeFirst()).toHaveFocus()
    expect(field('Name')).toHaveValue('Asha')
  })

  it('is told when a removed piece no longer fits', async () => {
    const user = await openWith(['Hoodie', 'L'])
    await user.click(removeFirst())
    act(() => fillCart(...Array.from({ length: 20 }, () => ['Wrist Band', 'S'] as const)))
    await user.click(screen.getByText('Undo'))
    const full = /^Your cart is full: one order takes up to 20 pieces\./
    expect(screen.getByText(full)).toBeVisible()
    expect(total()).toHaveTextContent('Ksh 1,000')
    await user.click(removeFirst())
    expect(screen.queryByText(full)).toBeNull()
  })

  it("finds what the shop passed on if this device has no cart, at the catalogue's prices", async () => {
    const cart = [{ ...entry('Hoodie', 'L'), cost: 1, description: 'Free', image: '//evil' }]
    const user = await open({ cart, totalItems: 1, totalCost: 1 })
    expect(chosenSizes()).toEqual(['L'])
    expect(total()).toHaveTextContent('Ksh 1,500')
    await user.click(removeFirst())
    expect(screen.queryByText('You have placed this order')).toBeNull()
  })

  it('is led to the shop if the cart is empty', async () => {
    await open()
    expect(screen.getByText(empty)).toBeVisible()
    expectLink('Go to the shop', '/shop')
    expect(screen.queryByText('Confirm Order')).toBeNull()
    expect(screen.queryByText('Ask the team')).toBeNull()
  })
})

describe('a visitor confirms the order', () => {
  it('cannot press the button before name and phone are filled in, and is told why', async () => {
    await openWith(['Hoodie', 'L'])
    expect(confirm()).toBeDisabled()
    type({ Name: '   ', 'Phone number': '0712345678' })
    expect(confirm()).toBeDisabled()
    type({ Name: 'Asha', 'Phone number': '   ' })
    expect(confirm()).toBeDisabled()
    expect(confirm()).toHaveAccessibleDescription(
      'To go on, fill in your name and your phone number.',
    )
    type({ 'Phone number': '0712345678' })
    expect(confirm()).toBeEnabled()
    expect(confirm()).not.toHaveAccessibleDescription()
  })

  it('is asked once about a phone number that may be mistyped, and can send it anyway', async () => {
    const user = await openAndFill()
    type({ 'Phone number': '0712 345 67' })
    await user.click(confirm())
    expect(field('Phone number')).toHaveFocus()
    expect(field('Phone number')).toHaveAccessibleDescription(
      /Please check it, or press “Send anyway”\./,
    )
    type({ 'Phone number': '0712 345 678' })
    expect(screen.queryByText('Send anyway')).toBeNull()
    type({ 'Phone number': '0712 345 67' })
    await user.click(confirm())
    backend.failNext({ target: 'firestore', kind: 'server-error' })
    await user.click(screen.getByText('Send anyway'))
    await waitFor(() => expect(screen.getAllByText(failed)).toHaveLength(2))
    expect(screen.getByText('Send anyway')).toHaveFocus()
    await user.click(confirm())
    await payPage()
    expect(orders()[0]?.fields).toMatchObject({ phoneNumber: '0712 345 67' })
  })

  it('stores the final fields, empties the cart and goes on to /pay', async () => {
    const user = await openAndFill()
    await user.selectOptions(sizeFields()[1] ?? document.body, 'S')
    await user.click(removeFirst())
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

  it('going back shows it instead of the form, even if the browser stores nothing', async () => {
    const { reference } = await placeAndComeBack()
    cleanup()
    sessionStorage.clear()
    const user = await open(navigationState())
    expect(screen.getByText(reference)).toBeVisible()
    expect(screen.getByText('Ksh 2,200')).toBeVisible()
    expect(screen.queryByText('Confirm Order')).toBeNull()
    expect(screen.queryByText('Your orders on this device')).toBeNull()
    expectLink('Start a new order', '/shop')
    await user.click(screen.getByText('Pay for this order'))
    await payPage()
    expect(navigationState()).toMatchObject({ totalCost: 2200, reference, phone: '0712 345 678' })
    cleanup()
    await open()
    expect(screen.getByText(`Order ${reference}`)).toBeVisible()
  })

  it('the same things can be ordered again, as a new order', async () => {
    const { user } = await placeAndComeBack()
    act(() => fillCart(['T-Shirt', 'M'], ['Hoodie', 'L']))
    expect(await screen.findByLabelText('Name')).toHaveValue('')
    type(asha)
    await user.click(confirm())
    await payPage()
    expect(orders()).toHaveLength(2)
  })
})

/** One holder of each at a time, in a browser with locks. */
function giveLocks() {
  const last: Record<string, Promise<unknown>> = {}
  const request = (name: string, _options: object, work: () => unknown) =>
    (last[name] = Promise.resolve(last[name]).then(work))
  const query = () => Promise.resolve({ held: [] })
  giveNavigator('locks', { request, query })
}

it('an order whose answer is lost is kept, says so, and is stored once after a reload', async () => {
  giveLocks()
  const user = await openAndFill()
  backend.failNext({ target: 'firestore', kind: 'refuse' })
  await user.click(confirm())
  expect(await screen.findByText(/a price may have changed/)).toBeVisible()
  expect(screen.queryByText(/Send anyway|may have reached us/)).toBeNull()
  backend.failNext({ target: 'firestore', kind: 'lose-answer' })
  await user.click(confirm())
  expect(await screen.findByText('Your cart and your details are still here.')).toBeVisible()
  expect(screen.getByText(/^It may have reached us .* it is placed only once\.$/)).toBeVisible()
  expect(orders()).toHaveLength(1)
  expect(screen.queryByText(/a price may have changed/)).toBeNull()

  cleanup()
  const again = await open()
  expect(chosenSizes()).toEqual(['M', 'L'])
  for (const [label, text] of Object.entries(asha)) expect(field(label)).toHaveValue(text)
  await again.click(confirm())
  await payPage()
  expect(orders()).toHaveLength(1)
  expect(navigationState()).toMatchObject({ reference: orders()[0]?.id.slice(0, 6) })
  // For the next order.
  ;(await takeTabLock('order'))()
})

it('what another tab orders meanwhile is not ordered again', async () => {
  giveLocks()
  const user = await openAndFill()
  const release = await takeTabLock('order')
  await user.click(confirm())
  // No event has told this tab.
  localStorage.clear()
  release()
  const said = 'Your cart has changed in another tab. Nothing was ordered here.'
  expect(await screen.findAllByText(said)).not.toEqual([])
  expect(orders()).toEqual([])
})

it('an order on its way cannot be changed or sent twice, and leaves what comes later alone', async () => {
  const user = await openAndFill()
  const saving = hold('documents:commit')
  await user.dblClick(confirm())
  expect(screen.getByText('Saving your order…')).toBeVisible()
  for (const control of [...removeButtons(), ...sizeFields()]) expect(control).toBeDisabled()
  await user.click(screen.getByText('Add something else'))
  act(() => fillCart(['Wrist Band', 'S']))
  void saving.release()
  expect(await screen.findByText(/^Your order \w{6} is placed\.$/)).toBeVisible()
  expect(orders()).toHaveLength(1)
  expect(screen.getByText('Elsewhere: /shop')).toBeVisible()
  expect(savedCart().pieces.map(({ name }) => name)).toEqual(['Wrist Band'])
})
