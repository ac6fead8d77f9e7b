import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { helplines } from '@/content/helplines'
import { QuickExit } from '@/pages/about/QuickExit'
import { deviceEntry } from '@/device/deviceStore'
import { HelpNowPage } from '@/pages/about/HelpNowPage'
import { addToOutbox, waitingMessages } from '@/services/outbox'
import { openPages } from '../support/site'

const open = () => openPages({ '/help-now': HelpNowPage }, '/help-now')

const neutral = 'https://www.google.com/search?q=weather+nairobi'

describe('the helplines', () => {
  it('can each be dialled, and say once that nobody of us has phoned them', async () => {
    await open()
    const calls = within(screen.getByRole('main')).getAllByRole('link', { name: /^Call / })
    expect(calls.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Call 999', 'tel:999'],
      ['Call 112', 'tel:112'],
      ['Call 1199', 'tel:1199'],
      ['Call 0722 178 177', 'tel:0722178177'],
      ['Call 116', 'tel:116'],
      ['Call 1195', 'tel:1195'],
      ['Call 1192', 'tel:1192'],
    ])
    expect(screen.getByText('Your campus counselling office')).toBeVisible()
    expect(
      screen.getAllByText(
        'We took these numbers from public sources and have not phoned them ourselves yet.',
      ),
    ).toHaveLength(1)
  })

  it('name those that are left to phone, and nothing when none is', async () => {
    const verified = (lines: readonly { verifiedOn: string | null }[]) => {
      for (const line of lines) vi.spyOn(line, 'verifiedOn', 'get').mockReturnValue('2026-11-01')
    }
    verified(helplines.slice(2))
    await open()
    expect(
      screen.getByText(
        'We took these numbers from public sources and have not phoned them ourselves yet: 999, 112.',
      ),
    ).toBeVisible()
    verified(helplines)
    cleanup()
    await open()
    expect(screen.queryByText(/have not phoned/)).toBeNull()
  })

  it('come with what happens, and with what we are not', async () => {
    await open()
    for (const sentence of [
      'You do not have to decide anything today. Tell one person how bad it is. If speaking is hard, write it and show them.',
      'Someone answers, asks your first name if you want to give it, and listens. You can stop at any time. If nobody answers, try the next number.',
      'We are not an emergency service, and nobody of our team reads messages around the clock. The people at these numbers are there for you.',
    ]) {
      expect(screen.getByText(sentence)).toBeVisible()
    }
    expect(screen.getByText(/neither deletes your browser’s history/)).toBeVisible()
    // No word tells how, diagnoses or blames.
    expect(screen.getByRole('main').textContent).not.toMatch(
      /commit|overdose|crazy|\bmad\b|victim/i,
    )
  })
})

describe('Leave this page', () => {
  function openExit() {
    const leave = vi.fn<(url: string) => void>()
    document.title = 'Need help now?'
    render(<QuickExit leave={leave} />)
    return { leave, user: userEvent.setup(), link: screen.getByRole('link') }
  }
  const covered = () => screen.queryByRole('alert')

  it('covers the page at once and leads to the neutral one', async () => {
    const { leave, user, link } = openExit()
    expect(link).toHaveTextContent('Leave this page')
    expect(link).toHaveAttribute('href', neutral)
    expect(link).toHaveAttribute('rel', 'nofollow noreferrer')
    await user.click(link)
    expect(leave.mock.calls).toEqual([[neutral]])
    expect(covered()).toHaveTextContent('Loading.')
    expect(document.title).toBe('Loading')
  })

  it('leaves nothing personal behind but what still has to be sent', async () => {
    const { user, link } = openExit()
    const drafts = deviceEntry('draft', v.object({ texts: v.record(v.string(), v.string()) }))
    drafts.write({ texts: { message: 'I need help' } }, 'contact')
    const message = { name: 'Asha', email: 'a@example.org', subject: 'A talk', message: 'Habari' }
    addToOutbox({ id: 'FIRST', message })
    await user.click(link)
    expect(sessionStorage).toHaveLength(0)
    expect(waitingMessages()).toEqual([{ id: 'FIRST', message }])
  })

  it('happens when Shift is pressed three times, and says how many are left', async () => {
    const { leave, user } = openExit()
    await user.keyboard('{Shift}')
    expect(screen.getByText('To leave, press Shift 2 more times.')).toBeInTheDocument()
    await user.keyboard('{Shift}')
    expect(screen.getByText('To leave, press Shift 1 more time.')).toBeInTheDocument()
    expect(leave).not.toHaveBeenCalled()
    expect(covered()).toBeNull()
    await user.keyboard('{Shift}')
    expect(leave.mock.calls).toEqual([[neutral]])
    expect(covered()).toBeInTheDocument()
  })

  it('does not happen to somebody who types capitals', async () => {
    const { leave, user } = openExit()
    await user.keyboard('{Shift>}a{/Shift}{Shift>}b{/Shift}{Shift>}c{/Shift}{Shift>}d{/Shift}')
    expect(leave).not.toHaveBeenCalled()
  })

  it('uncovers the page when the browser brings it back', async () => {
    const { user, link } = openExit()
    await user.click(link)
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
    expect(covered()).toBeNull()
    expect(document.title).toBe('Need help now?')
  })
})
