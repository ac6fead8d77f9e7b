import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { catalogue } from '@/content/catalogue'
import { CartProvider, useCart } from '@/context/cart/CartProvider'
import { createCartStore } from '@/context/cart/cartStore'
import { cartLifetimeMs } from '@/domain/shop/cart'
import { mostCartEntries } from '@/domain/shop/order'

const key = 'cart:1'
const hoodie = { name: 'Hoodie', size: 'M' } as const
const band = { name: 'Wrist Band', size: 'S' } as const
const namesIn = (store: ReturnType<typeof createCartStore>) =>
  store.read().pieces.map(({ entry }) => entry.name)

/** What the browser tells the other tabs after one of them wrote. */
const tellOtherTabs = () => dispatchEvent(new StorageEvent('storage', { key }))

function Count() {
  const { totalItems, totalCost } = useCart().cart
  return <output>{`${totalItems} for ${totalCost}`}</output>
}

function renderCount() {
  return render(
    <CartProvider catalogue={catalogue}>
      <Count />
    </CartProvider>,
  )
}

describe('the cart on one device', () => {
  it('is there again after leaving and coming back, up to 7 days later', () => {
    createCartStore(catalogue).actions.add(hoodie)
    expect(createCartStore(catalogue).read()).toMatchObject({ totalItems: 1, totalCost: 1500 })
    const later = Date.now() + cartLifetimeMs
    vi.spyOn(Date, 'now').mockReturnValue(later - 1000)
    expect(createCartStore(catalogue).read().totalItems).toBe(1)
    vi.spyOn(Date, 'now').mockReturnValue(later + 1000)
    expect(createCartStore(catalogue).read().totalItems).toBe(0)
  })

  it('waits 7 days anew after every change', () => {
    const start = Date.now()
    const store = createCartStore(catalogue)
    store.actions.add(hoodie)
    vi.spyOn(Date, 'now').mockReturnValue(start + cartLifetimeMs - 1000)
    store.actions.add(band)
    vi.spyOn(Date, 'now').mockReturnValue(start + 2 * cartLifetimeMs - 2000)
    expect(namesIn(createCartStore(catalogue))).toEqual(['Hoodie', 'Wrist Band'])
  })

  it('costs what the catalogue says today, not what it said when it was filled', () => {
    createCartStore(catalogue).actions.add(hoodie)
    const dearer = catalogue.map((item) => ({ ...item, cost: item.cost * 2 }))
    expect(createCartStore(dearer).read().totalCost).toBe(3000)
    const soldOut = catalogue.filter(({ name }) => name !== 'Hoodie')
    expect(createCartStore(soldOut).read().totalItems).toBe(0)
  })

  it.each(['{', 'null', '{"savedAt":0}', '[1]', '{"savedAt":"x","pieces":[]}'])(
    'is empty, and works, when what is stored is %s',
    (text) => {
      localStorage.setItem(key, text)
      const store = createCartStore(catalogue)
      expect(store.read().pieces).toEqual([])
      store.actions.add(hoodie)
      expect(namesIn(createCartStore(catalogue))).toEqual(['Hoodie'])
    },
  )

  it('of another version of the site is left alone', () => {
    localStorage.setItem('cart:0', JSON.stringify([{ name: 'Hoodie', cost: 1 }]))
    expect(createCartStore(catalogue).read().totalItems).toBe(0)
  })

  it('takes no more pieces than one order may have, and says so', () => {
    const store = createCartStore(catalogue)
    for (let piece = 1; piece <= mostCartEntries; piece += 1) {
      expect(store.actions.add(band)).toMatchObject({ totalItems: piece, totalCost: 50 * piece })
    }
    expect(store.actions.add(band)).toBeNull()
    expect(store.read().totalItems).toBe(mostCartEntries)
  })

  it('works until the page is closed where the browser stores nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Storage is blocked', 'SecurityError')
    })
    const store = createCartStore(catalogue)
    store.actions.add(hoodie)
    store.actions.add(band)
    expect(store.read()).toMatchObject({ totalItems: 2, totalCost: 1550 })
    expect(createCartStore(catalogue).read().totalItems).toBe(0)
  })
})

describe('taking out and putting back', () => {
  it('puts a piece back where it was', () => {
    const { actions, read } = createCartStore(catalogue)
    for (const choice of [hoodie, band, hoodie]) actions.add(choice)
    const before = read().pieces
    const undo = actions.remove([before[1]?.id ?? ''])
    expect(read().totalCost).toBe(3000)
    expect(undo()).toBe(true)
    expect(read().pieces).toEqual(before)
    expect(undo()).toBe(true)
    expect(read().pieces).toEqual(before)
  })

  it('puts back only what was taken out, whatever another tab has done meanwhile', () => {
    const here = createCartStore(catalogue)
    const there = createCartStore(catalogue)
    for (const choice of [hoodie, band]) here.actions.add(choice)
    const undo = here.actions.remove(here.read().pieces.map(({ id }) => id))
    there.actions.add({ name: 'T-Shirt', size: 'L' })
    expect(undo()).toBe(true)
    expect(namesIn(here)).toEqual(['Hoodie', 'Wrist Band', 'T-Shirt'])
  })

  it('says when what was taken out no longer fits', () => {
    const store = createCartStore(catalogue)
    store.actions.add(hoodie)
    const undo = store.actions.remove(store.read().pieces.map(({ id }) => id))
    for (let piece = 1; piece <= mostCartEntries; piece += 1) store.actions.add(band)
    expect(undo()).toBe(false)
    expect(namesIn(store)).not.toContain('Hoodie')
  })

  it('changes the size of one piece among equal ones', () => {
    const { actions, read } = createCartStore(catalogue)
    for (const choice of [hoodie, hoodie]) actions.add(choice)
    actions.resize(read().pieces[1]?.id ?? '', 'XL')
    expect(read().pieces.map(({ entry }) => entry.size)).toEqual(['M', 'XL'])
  })
})

describe('a cart that a page passes on', () => {
  it('is taken over where none was ever kept', () => {
    const store = createCartStore(catalogue)
    store.actions.adopt([hoodie, { name: 'Cap', size: 'M' }])
    expect(namesIn(store)).toEqual(['Hoodie'])
    store.actions.adopt([band])
    expect(namesIn(store)).toEqual(['Hoodie'])
  })

  it('does not fill a cart again that was emptied', () => {
    const store = createCartStore(catalogue)
    store.actions.add(hoodie)
    store.actions.remove(store.read().pieces.map(({ id }) => id))
    store.actions.adopt([hoodie])
    expect(store.read().totalItems).toBe(0)
  })
})

describe('the cart in two tabs', () => {
  it('shows in one what the other puts in', () => {
    renderCount()
    expect(screen.getByText('0 for 0')).toBeVisible()
    createCartStore(catalogue).actions.add(hoodie)
    act(() => void tellOtherTabs())
    expect(screen.getByText('1 for 1500')).toBeVisible()
  })

  it('keeps what both put in, also before they have heard of each other', () => {
    const here = createCartStore(catalogue)
    const there = createCartStore(catalogue)
    here.actions.add(hoodie)
    there.actions.add(band)
    here.actions.add(band)
    expect(namesIn(there)).toEqual(['Hoodie', 'Wrist Band', 'Wrist Band'])
  })

  it('is up to date on a page that comes back from the history', () => {
    renderCount()
    createCartStore(catalogue).actions.add(band)
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(screen.getByText('1 for 50')).toBeVisible()
  })
})

it('a prerendered page knows of no cart, and takes over without a complaint', async () => {
  createCartStore(catalogue).actions.add(hoodie)
  const page = (
    <CartProvider catalogue={catalogue}>
      <Count />
    </CartProvider>
  )
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(page)
  expect(container).toHaveTextContent('0 for 0')
  render(page, { container, hydrate: true })
  expect(await screen.findByText('1 for 1500')).toBeVisible()
  cleanup()
  container.remove()
})
