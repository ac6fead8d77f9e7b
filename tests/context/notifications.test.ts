import { describe, expect, it } from 'vitest'
import { withNews, type Notification } from '@/context/notifications/notification'

const failure = (text: string, more: Partial<Notification> = {}): Notification => ({
  text,
  tone: 'error',
  ...more,
})
const textsAfter = (...all: Notification[]) =>
  all.reduce<readonly Notification[]>(withNews, []).map(({ text }) => text)

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

  it('ends all failures at its place when it is a success, and nowhere else', () => {
    const elsewhere = failure('elsewhere', { place: 'top-centre' })
    expect(textsAfter(elsewhere, failure('a'), { text: 'done', tone: 'success' })).toEqual([
      'elsewhere',
      'done',
    ])
  })
})
