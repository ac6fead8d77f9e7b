import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { Link, MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Notification } from '@/context/notifications/notification'
import { NotificationsProvider, useNotify } from '@/context/notifications/NotificationsProvider'

const failure: Notification = { text: 'Not sent', tone: 'error' }
const otherFailure: Notification = { text: 'Not subscribed', tone: 'error', from: 'newsletter' }
const success: Notification = { text: 'Done', tone: 'success' }
const centred: Notification = { text: 'Not donated', tone: 'error', place: 'top-centre' }

function Senders() {
  const { notify, withdraw, prepare } = useNotify()
  return (
    <>
      {[failure, otherFailure, success, centred].map((one) => (
        <button key={one.text} onClick={() => notify(one)}>
          Send: {one.text}
        </button>
      ))}
      <button onClick={() => withdraw('newsletter')}>Withdraw</button>
      <button onClick={() => prepare('top-right')}>Prepare</button>
    </>
  )
}

beforeEach(() => {
  // jsdom has none, which notistack's styles need.
  Object.assign(document, { adoptedStyleSheets: [] })
  render(
    <StrictMode>
      <MemoryRouter>
        <NotificationsProvider>
          <header />
          <Link to="/elsewhere">Another page</Link>
          <Senders />
        </NotificationsProvider>
      </MemoryRouter>
    </StrictMode>,
  )
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const send = ({ text }: Notification) => press(`Send: ${text}`)
const close = (toast: HTMLElement) => {
  fireEvent.click(within(toast).getByRole('button', { name: 'close' }))
  fireEvent.animationEnd(toast)
}

const goElsewhere = () => fireEvent.click(screen.getByRole('link', { name: 'Another page' }))

describe('a notification', () => {
  it.each([failure, centred])('is shown once, in strict mode too: $text', async (one) => {
    send(one)
    expect(await screen.findAllByRole('alert')).toHaveLength(1)
  })

  it('is shown only in its own place', async () => {
    send(failure)
    await screen.findByText(failure.text)
    send(centred)
    await screen.findByRole('button', { name: 'Close' })
    expect(screen.getAllByRole('alert')).toHaveLength(2)
  })

  it('is withdrawn by its sender, and leaves the others', async () => {
    send(failure)
    send(otherFailure)
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
    press('Withdraw')
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1))
    expect(screen.getByRole('alert')).toHaveTextContent(failure.text)
  })

  it('can have its library loaded early', async () => {
    press('Prepare')
    expect(await screen.findByRole('region', { name: 'Notifications' })).toBeInTheDocument()
  })

  it('is read out if its library cannot be fetched', async () => {
    const library = '@/context/notifications/TopCentreSnacks'
    vi.doMock(library, () => Promise.reject(new Error('No connection')))
    send(centred)
    await waitFor(() => expect(screen.getByText(centred.text)).toHaveRole('status'))
    vi.doUnmock(library)
  })

  it('at the top right stays while the focus or a finger is in it', async () => {
    send(failure)
    const toast = await screen.findByRole('alert')
    const timer = within(toast).getByRole('progressbar')
    // jsdom's window has no focus at first.
    fireEvent.focus(window)
    for (const [hold, leave] of [
      ['focus', 'blur'],
      ['touchStart', 'touchEnd'],
    ] as const) {
      fireEvent[hold](toast)
      expect(timer).toHaveStyle({ animationPlayState: 'paused' })
      fireEvent[leave](toast)
      expect(timer).toHaveStyle({ animationPlayState: 'running' })
    }
  })

  it('goes with its page when it is a failure', async () => {
    send(failure)
    await screen.findByRole('alert')
    goElsewhere()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('stays on the next page when it is a success', async () => {
    send(success)
    const toasts = within(await screen.findByRole('region', { name: 'Notifications' }))
    await toasts.findByRole('status')
    goElsewhere()
    expect(toasts.getByRole('status')).toHaveTextContent(success.text)
  })

  it('leaves the others when it is closed', async () => {
    send(failure)
    const first = await screen.findByRole('alert')
    send(otherFailure)
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
    close(first)
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1))
    expect(screen.getByRole('alert')).toHaveTextContent(otherFailure.text)
  })

  it('is below the header, which moves until it sticks', async () => {
    const headerEndsAt = (bottom: number) => {
      const box = vi.spyOn(screen.getByRole('banner'), 'getBoundingClientRect')
      box.mockReturnValue(new DOMRect(0, bottom - 80, 360, 80))
      fireEvent.scroll(window)
      return document.documentElement.style.getPropertyValue('--notices-top')
    }
    send(failure)
    const toast = await screen.findByRole('alert')
    expect(headerEndsAt(120)).toBe('120px')
    expect(headerEndsAt(80)).toBe('80px')
    expect(headerEndsAt(-10)).toBe('0px')
    close(toast)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(headerEndsAt(120), 'once it is gone').toBe('0px')
  })
})
