import * as v from 'valibot'
import { fact, factForTwo, ksh, listOf, longText, picture, text } from './parts.ts'

const item = v.strictObject({
  name: fact('Name', text),
  description: fact('Description', longText),
  cost: factForTwo('Price', ksh, 'In whole shillings.'),
  image: fact('Picture', picture, '60 kB at most.'),
  sizes: fact(
    'Sizes',
    v.exactOptional(
      v.pipe(
        v.array(text),
        v.check((sizes) => new Set(sizes).size === sizes.length, 'must list each size once'),
      ),
    ),
    'Smallest first. Without them it comes in one size.',
  ),
  sizeHint: fact('Hint on sizes', v.exactOptional(text), 'Such as “Bands stretch”.'),
})

/** The security rules can compare an order with no more (tests/rules/catalogue.test.ts). */
export const maxKinds = 60

export const catalogue = fact(
  'Shop',
  v.pipe(
    v.strictObject({ catalogue: fact('Goods', listOf(fact('Item', item), 'name')) }),
    v.check(
      (facts) =>
        facts.catalogue.reduce((sum, { sizes = [] }) => sum + (sizes.length || 1), 0) <= maxKinds,
      `may have ${maxKinds} kinds of pieces at most, each size counted: with more the database refuses every order`,
    ),
  ),
)
