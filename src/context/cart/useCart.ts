import { useContext, useSyncExternalStore } from 'react'
import { emptyCart } from '@/domain/shop/cart'
import type { Merchandise } from '@/domain/shop/order'
import { createCartStore } from './cartStore'
import { CatalogueContext } from './CatalogueContext'

const stores = new WeakMap<readonly Merchandise[], ReturnType<typeof createCartStore>>()

function storeFor(catalogue: readonly Merchandise[]) {
  const store = stores.get(catalogue) ?? createCartStore(catalogue)
  stores.set(catalogue, store)
  return store
}

/** The cart, kept up to date, and what can be done with it. Empty until the page is interactive. */
export function useCart() {
  const store = storeFor(useContext(CatalogueContext))
  const cart = useSyncExternalStore(store.subscribe, store.read, () => emptyCart)
  return { ...store.actions, cart }
}
