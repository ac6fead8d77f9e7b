import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { firstRoom } from '@/context/notifications/freeRoom'
import {
  addNotification,
  notificationLimits,
  type Notification,
  type ShownNotification,
} from '@/context/notifications/notification'
import { TopCentreSnacks } from '@/context/notifications/TopCentreSnacks'
import { watchLeftovers } from '../support/leftovers'

const saying = (text: string, more: Partial<Notification> = {}): Notification => ({
  text,
  tone: 'error',
  ...more,
})
const textsAfter = (...all: Notification[]) =>
  all.reduce<readonly Notification[]>(addNotification, []).map(({ text }) => text)

describe('a notification in the list', () => {
  it('stays until a fourth replaces the oldest', () => {
    expect(textsAfter(...['a', 'b', 'c', 'd'].map((text) => saying(text)))).toEqual(['b', 'c', 'd'])
  })

  it('replaces earlier ones of the same form or with the same words', () => {
    const order = { from: 'order' }
    const other = saying('b', { from: 'contact' })
    expect(textsAfter(saying('a', order), other, saying('c', order))).toEqual(['b', 'c'])
    expect(textsAfter(saying('a'), saying('b'), saying('a'))).toEqual(['b', 'a'])
  })

  it('removes those of the other tone everywhere, and keeps those of its own tone elsewhere', () => {
    const elsewhere = saying('elsewhere', { place: 'top-centre' })
    const done = (text: string): Notification => ({ text, tone: 'success' })
    expect(textsAfter(elsewhere, saying('a'), done('done'))).toEqual(['done'])
    expect(textsAfter(done('done'), elsewhere)).toEqual(['elsewhere'])
    expect(textsAfter(elsewhere, saying('a'))).toEqual(['elsewhere', 'a'])
  })
})

const room = { from: 64, end: 700, height: 80 }

it.each([
  ['below the header', [], 64],
  ['above what lies further down', [{ top: 144, bottom: 200 }], 64],
  ['below a heading', [{ top: 100, bottom: 140 }], 140],
  ['below a heading half under the header', [{ top: 40, bottom: 70 }], 70],
  [
    'past a gap that is too small',
    [
      { top: 300, bottom: 340 },
      { top: 100, bottom: 240 },
    ],
    340,
  ],
  ['nowhere', [{ top: 70, bottom: 650 }], null],
])('a notification stands %s', (_where, inSight, top) => {
  expect(firstRoom(room, inSight)).toBe(top)
})

const failure: ShownNotification = {
  id: '1',
  text: 'It failed',
  tone: 'error',
  place: 'top-centre',
}
const minute = 60_000

beforeEach(() => void vi.useFakeTimers())

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it.each([
  ['the focus is in it', 'focus', 'blur'],
  ['a pointer or a finger is on it', 'pointerEnter', 'pointerLeave'],
] as const)('a top-centre message stays while %s, then for its full time', (_, hold, leave) => {
  const onGone = vi.fn()
  render(<TopCentreSnacks notifications={[failure]} onGone={onGone} />)
  wait(notificationLimits.visibleMs - 100)
  const button = screen.getByRole('button', { name: 'Close' })
  fireEvent[hold](button)
  wait(minute)
  expect(onGone).not.toHaveBeenCalled()
  fireEvent[leave](button)
  wait(notificationLimits.visibleMs - 100)
  expect(onGone).not.toHaveBeenCalled()
  wait(200)
  expect(onGone).toHaveBeenCalledWith(failure)
})

it('a notification at the top centre stays while another window is in use', () => {
  const onGone = vi.fn()
  const leftovers = watchLeftovers()
  const { unmount } = render(<TopCentreSnacks notifications={[failure]} onGone={onGone} />)
  fireEvent.blur(window)
  wait(minute)
  expect(onGone).not.toHaveBeenCalled()
  fireEvent.focus(window)
  wait(notificationLimits.visibleMs + 100)
  expect(onGone).toHaveBeenCalledWith(failure)
  unmount()
  expect(leftovers()).toEqual([])
})

it.each([
  ['error', 'alert'],
  ['success', 'status'],
] as const)('a notification of tone %s is read out as %s', (tone, role) => {
  render(<TopCentreSnacks notifications={[{ ...failure, tone }]} onGone={vi.fn()} />)
  expect(screen.getByRole(role)).toHaveTextContent(failure.text)
})
