import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { notificationLimits, type ShownNotification } from '@/context/notifications/notification'
import { TopCentreSnacks } from '@/context/notifications/TopCentreSnacks'
import { watchLeftovers } from '../support/leftovers'

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
] as const)(
  'a notification at the top centre stays while %s, then for its full time',
  (_, hold, leave) => {
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
  },
)

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
