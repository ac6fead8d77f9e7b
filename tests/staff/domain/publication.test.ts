import { expect, it } from 'vitest'
import type { BookEntry } from '@/staff/domain/book'
import { readConfirmation } from '@/staff/domain/confirmation'
import { giftsOf } from '@/staff/domain/publication'

const record = (id: string, fields: object = {}) =>
  readConfirmation({ id, fields: { kind: 'donation', document: id, amount: 100, ...fields } })

const entry = (id: string, name: string | null, others: Partial<BookEntry> = {}): BookEntry => ({
  ...record(id),
  payer: name === null ? null : { name, pledged: 100 },
  void: null,
  of: null,
  refund: null,
  ...others,
})

const five = ['Ann', 'Bob', 'Cy', 'Di', 'Eve'].map((name) => entry(name, name))
const signed = { reason: 'Twice', by: 'g', byEmail: 'g@example.org', at: null }

it('adds up gifts without what was paid back, and counts each giver once', () => {
  const refund = entry('R', 'Zed', {
    ...record('R', { kind: 'refund', document: 'OLD', amount: 30 }),
    of: record('OLD'),
  })
  expect(giftsOf([...five, entry('AGAIN', ' ann '), refund])).toEqual({ received: 570, givers: 5 })
})

it('tells no number of fewer than five givers', () => {
  const four = [...five.slice(1), entry('AGAIN', 'Bob'), entry('UNKNOWN', null)]
  // Ann got hers back.
  const annsBack = { ...record('R', { kind: 'refund', document: 'Ann' }), of: record('Ann') }
  expect(giftsOf([...five, entry('R', 'Ann', annsBack)])).toEqual({ received: 400, givers: 0 })
  expect(giftsOf(four)).toEqual({ received: 600, givers: 0 })
})

it.each([
  ['one person in three spellings', ['a@x.ke', 'A@x.ke', ' a@x.ke'], ['Ann', 'An', 'Ann O.'], 0],
  ['one by number', ['', '', ''], ['A 0712345678', '0712345678 B', '+254 712345678'], 0],
  ['three who share a name', ['a@x.ke', 'b@x.ke', 'c@x.ke'], ['Ann', 'Ann', 'ann'], 5],
])('counts %s as the tab Givers does', (_, emails, names, givers) => {
  const gifts = emails.map((email, nr) =>
    entry(`G${nr}`, null, { payer: { name: names[nr] ?? '', email, pledged: 100 } }),
  )
  expect(giftsOf([...gifts, ...five.slice(1, 3)])).toEqual({ received: 500, givers })
})

it('leaves out what is void, no gift, or the refund of an order', () => {
  const order = record('O', { kind: 'order' })
  expect(
    giftsOf([
      ...five,
      entry('V', 'Vic', { void: signed }),
      entry('O', 'Ola', { ...order }),
      entry('I', '', { ...record('I', { kind: 'income', from: '' }) }),
      entry('R', 'Ola', { ...record('R', { kind: 'refund' }), of: order }),
    ]),
  ).toEqual({ received: 500, givers: 5 })
})
