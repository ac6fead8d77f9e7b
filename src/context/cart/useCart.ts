import { useSyncExternalStore } from 'react'
import { catalogue } from '@/content/catalogue'
import { createCartStore } from './cartStore'
import { emptyCart } from '@/domain/shop/cart'

const store = createCartStore(catalogue)

/** The cart, kept up to date, and what can be done with it. Empty until the page is interactive. */
export function useCart() {
  const cart = useSyncExternalStore(store.subscribe, store.read, () => emptyCart)
  return { ...store.actions, cart }
}
