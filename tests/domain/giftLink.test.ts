import * as v from 'valibot'
import { expect, it } from 'vitest'
import { giftKey } from '@/domain/giving/giftLink'
import { giftStateSchema, readGiftKey } from '@/domain/giving/giftState'

const document = 'ABCDEFGH234567JKLMNP'

it.each([
  ['donation', document, `donation-${document}`],
  ['order', document, `order-${document}`],
  ['membership', document, null],
  ['donation', undefined, null],
])('the link to a %s of %s ends with %s', (purpose, id, key) => {
  expect(giftKey({ purpose, document: id })).toBe(key)
})

it('a link is read back as its gift, even typed from paper in small letters', () => {
  for (const purpose of ['donation', 'order']) {
    const key = `${purpose}-${document}`
    for (const typed of [key, key.toLowerCase()])
      expect(readGiftKey(typed)).toEqual({ key, purpose, reference: 'ABCDEF' })
  }
})

it.each([
  ...['', 'donation-', `donation-${document.slice(1)}`, `donation-${document}2`],
  ...[`xdonation-${document}`, `fee-${document}`, `donation-${document.replace('A', 'O')}`],
])('a link that ends with "%s" is invalid', (text) => {
  expect(readGiftKey(text)).toBeNull()
})

it('a gift’s state says that it came, came back, was a mistake or was cancelled, and when', () => {
  const at = new Date()
  for (const state of ['confirmed', 'back', 'void', 'cancelled'])
    expect(v.parse(giftStateSchema, { state, at })).toEqual({ state, at })
  for (const odd of [{ state: 'open', at }, { state: 'void' }, { at }])
    expect(v.is(giftStateSchema, odd)).toBe(false)
})
