import { describe, expect, it } from 'vitest'
import { addNotification, type Notification } from '@/context/notifications/notification'

const failure = (text: string, more: Partial<Notification> = {}): Notification => ({
  text,
  tone: 'error',
  ...more,
})
const textsAfter = (...all: Notification[]) =>
  all.reduce<readonly Notification[]>(addNotification, []).map(({ text }) => text)

describe('a notification', () => {
  it('stays until a fourth replaces the oldest', () => {
    expect(textsAfter(...['a', 'b', 'c', 'd'].map((text) => failure(text)))).toEqual([
      'b',
      'c',
      'd',
    ])
  })

  it('replaces earlier ones of the same form or with the same words', () => {
    const order = { from: 'order' }
    const other = failure('b', { from: 'contact' })
    expect(textsAfter(failure('a', order), other, failure('c', order))).toEqual(['b', 'c'])
    expect(textsAfter(failure('a'), failure('b'), failure('a'))).toEqual(['b', 'a'])
  })

  it('removes those of the other tone everywhere, and keeps those of its own tone elsewhere', () => {
    const elsewhere = failure('elsewhere', { place: 'top-centre' })
    const done = (text: string): Notification => ({ text, tone: 'success' })
    expect(textsAfter(elsewhere, failure('a'), done('done'))).toEqual(['done'])
    expect(textsAfter(done('done'), elsewhere)).toEqual(['elsewhere'])
    expect(textsAfter(elsewhere, failure('a'))).toEqual(['elsewhere', 'a'])
  })
})
