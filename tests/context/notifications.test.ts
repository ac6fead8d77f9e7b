import { describe, expect, it } from 'vitest'
import { addNotification, type Notification } from '@/context/notifications/notification'

const failure = (text: string, more: Partial<Notification> = {}): Notification => ({
  text,
  tone: 'error',
  ...more,
})
const textsAfter = (...all: Notification[]) =>
  all.reduce<readonly Notification[]>(addNotification, []).map(({ text }) => text)

describe('what is told', () => {
  it('stays until a fourth takes the place of the oldest', () => {
    expect(textsAfter(...['a', 'b', 'c', 'd'].map((text) => failure(text)))).toEqual([
      'b',
      'c',
      'd',
    ])
  })

  it('takes away what the same form told before, and the same words', () => {
    const order = { from: 'order' }
    expect(textsAfter(failure('a', order), failure('b'), failure('c', order))).toEqual(['b', 'c'])
    expect(textsAfter(failure('a'), failure('b'), failure('a'))).toEqual(['b', 'a'])
  })

  it('ends whatever ended differently, wherever it is, and leaves what another place says the same way', () => {
    const elsewhere = failure('elsewhere', { place: 'top-centre' })
    const done = (text: string): Notification => ({ text, tone: 'success' })
    expect(textsAfter(elsewhere, failure('a'), done('done'))).toEqual(['done'])
    expect(textsAfter(done('done'), elsewhere)).toEqual(['elsewhere'])
    expect(textsAfter(elsewhere, failure('a'))).toEqual(['elsewhere', 'a'])
  })
})
