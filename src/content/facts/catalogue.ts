import type { Merchandise } from '@/domain/shop/order'

/** Smallest first. */
const sizes = ['S', 'M', 'L', 'XL']

/** Also in the security rules: after a change run `npm run rules`, and deploy both. */
export const catalogue: readonly Merchandise[] = [
  {
    name: 'T-Shirt',
    description: 'A conversation starter you can wear.',
    cost: 700,
    image: '/shop/t-shirt.svg',
    sizes,
  },
  {
    name: 'Hoodie',
    description: 'For early lectures and cold matatus.',
    cost: 1500,
    image: '/shop/hoodie.svg',
    sizes,
  },
  {
    name: 'Wrist Band',
    description: 'A small reminder to check in on someone.',
    cost: 50,
    image: '/shop/wrist-band.svg',
    sizes,
    sizeHint: 'Bands stretch; pick S if unsure',
  },
  {
    name: 'Green T-Shirt',
    description: 'Wear green for mental-health awareness.',
    cost: 700,
    image: '/shop/green-t-shirt.svg',
    sizes,
  },
]
