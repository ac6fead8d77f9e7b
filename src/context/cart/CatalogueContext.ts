import { createContext } from 'react'
import type { Merchandise } from '@/domain/shop/order'

/** What there is to buy and what it costs: all that the cart has to be told. */
export const CatalogueContext = createContext<readonly Merchandise[]>([])
