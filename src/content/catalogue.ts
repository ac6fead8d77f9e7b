import type { Merchandise } from '@/domain/shop/order'

/** What the shop sells. The security rules state the same list, to check every order against it. */
export const catalogue: readonly Merchandise[] = [
  {
    name: 'T-Shirt',
    description: 'A conversation starter you can wear.',
    cost: 700,
    image: '/shop/t-shirt.svg',
  },
  {
    name: 'Hoodie',
    description: 'For early lectures and cold matatus.',
    cost: 1500,
    image: '/shop/hoodie.svg',
  },
  {
    name: 'Wrist Band',
    description: 'A small reminder to check in on someone.',
    cost: 50,
    image: '/shop/wrist-band.svg',
  },
  {
    name: 'Green T-Shirt',
    description: 'Wear green for mental-health awareness.',
    cost: 700,
    image: '/shop/green-t-shirt.svg',
  },
]

/** What helps to choose the size of an item, by the item's name. */
export const sizeHints: Readonly<Partial<Record<string, string>>> = {
  'Wrist Band': 'Bands stretch; pick S if unsure',
}
