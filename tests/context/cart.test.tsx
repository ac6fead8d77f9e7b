import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { catalogue } from '@/content/facts/catalogue.json'
import { createCartStore, useCart } from '@/context/cart/useCart'
import type { Choice } from '@/domain/shop/cart'
import { maxCartEntries } from '@/domain/shop/order'

const key = 'cart:2'
const lifetimeMs = 7 * 24 * 3600 * 1000
const hoodie = { name: 'Hoodie', size: 'M' } as const
const band = { name: 'Wrist Band', size: 'S' } as const

type Store = ReturnType<typeof createCartStore>
const newStore = () => createCartStore(catalogue)
const namesIn = (store: Store) => store.read().pieces.map(({ name }) => name)
const empty = (store: Store) => store.actions.remove(store.read().pieces.map(({ id }) => id))
const isIt = (time: number) => vi.spyOn(Date, 'now').mockReturnValue(time)

/** What another tab saves; it is for the browser to tell this one. */
function saveElsewhere(...choices: readonly Choice[]) {
  const value = choices.map((choice, number) => ({ ...choice, id: `elsewhere ${number}` }))
  localStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), value }))
}

function Count() {
  const { totalItems, totalCost } = useCart().cart
  return <output>{`${totalItems} for ${totalCost}`}</output>
}

it('the cart on a device holds no price', () => {
  newStore().actions.add(hoodie)
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({
    savedAt: expect.any(Number),
    value: [{ id: expect.any(String), ...hoodie }],
  })
})

describe('taking out and putting back', () => {
  it('puts back nothing that was taken out later', () => {
    const { actions, read } = newStore()
    for (const choice of [hoodie, band, hoodie]) actions.add(choice)
    const [first, second, third] = read().pieces
    const undo = actions.remove([first?.id ?? ''])
    actions.remove([third?.id ?? ''])
    expect(undo()).toBe(true)
    expect(read().pieces).toEqual([first, second])
  })

  it('puts a piece of a full cart back where it was, and only once', () => {
    const { actions, read } = newStore()
    for (let piece = 1; piece <= maxCartEntries; piece += 1)
      actions.add(piece === 2 ? hoodie : band)
    const before = read().pieces
    const undo = actions.remove([before[1]?.id ?? ''])
    expect(read().totalCost).toBe(50 * (maxCartEntries - 1))
    for (let time = 1; time <= 2; time += 1) {
      expect(undo()).toBe(true)
      expect(read().pieces).toEqual(before)
    }
  })

  it('puts back only what was taken out, whatever another tab did meanwhile', () => {
    const store = newStore()
    for (const choice of [hoodie, band]) store.actions.add(choice)
    const undo = empty(store)
    saveElsewhere({ name: 'T-Shirt', size: 'L' })
    expect(undo()).toBe(true)
    expect(namesIn(store)).toEqual(['Hoodie', 'Wrist Band', 'T-Shirt'])
  })

  it('changes the size of one of several equal pieces', () => {
    const { actions, read } = newStore()
    for (const choice of [hoodie, hoodie]) actions.add(choice)
    actions.resize(read().pieces[1]?.id ?? '', 'XL')
    expect(read().pieces.map(({ size }) => size)).toEqual(['M', 'XL'])
  })
})

describe('a cart in a page’s state', () => {
  it('is taken over if none was ever saved, without unknown items', () => {
    const store = newStore()
    store.actions.adopt([])
    store.actions.adopt([hoodie, { name: 'Cap', size: 'M' }])
    expect(namesIn(store)).toEqual(['Hoodie'])
    store.actions.adopt([band])
    expect(namesIn(store)).toEqual(['Hoodie'])
  })

  it.each([
    ['was emptied', empty],
    ['has expired', () => isIt(Date.now() + lifetimeMs + 1)],
  ])('does not refill a cart that %s', (_what, end) => {
    const store = newStore()
    store.actions.add(hoodie)
    end(store)
    store.actions.adopt([hoodie])
    expect(store.read().totalItems).toBe(0)
  })
})

describe('the cart in two tabs', () => {
  it('keeps what both put in, even before they sync', () => {
    const store = newStore()
    store.actions.add(hoodie)
    saveElsewhere(hoodie, band)
    store.actions.add(band)
    expect(namesIn(store)).toEqual(['Hoodie', 'Wrist Band', 'Wrist Band'])
  })

  it('is unknown to a prerendered page, which hydrates without a warning', async () => {
    newStore().actions.add(hoodie)
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(<Count />)
    expect(container).toHaveTextContent('0 for 0')
    render(<Count />, { container, hydrate: true })
    expect(await screen.findByText('1 for 1500')).toBeVisible()
  })
})
