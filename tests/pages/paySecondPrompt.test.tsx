import '../support/atOtherTill'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setOrganisation } from '../support/organisation'
import {
  askForPrompt,
  askInOtherTab,
  doNotAccept,
  finish,
  heading,
  openPay,
  payToTill,
  phone,
  press,
  promptRequests,
  question,
  reopenPay,
  sayPaid,
  send,
  target,
  till,
  withClock,
} from '../support/payment'
import { backend } from '../support/site'

/** Gets a prompt, answers what came of it, and asks for another. */
async function askTwice(whatCameOfIt = 'No prompt came') {
  const user = await askForPrompt()
  await press(user, whatCameOfIt)
  await press(user, 'Try again')
  await user.click(send())
  return user
}

const requests = (count: number) => waitFor(() => expect(promptRequests()).toHaveLength(count))

describe('a second prompt within two minutes, which could take the money twice', () => {
  it('is sent only after a question, with the focus on the careful answer', async () => {
    const user = await askTwice()
    const wait = within(await question()).getByRole('button', { name: 'Wait' })
    await waitFor(() => expect(wait).toHaveFocus())
    expect(screen.queryByText(/Sending the request…/)).toBeNull()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(promptRequests()).toHaveLength(1)

    await user.click(send())
    await press(user, 'Send another')
    await requests(2)
  })

  it('is asked about after a lost answer, even after a reload', async () => {
    backend.failNext({ target, kind: 'lose-answer' })
    let user = await askForPrompt()
    await screen.findAllByText('Error initiating STK Push')
    await user.click(send())
    await question()
    await user.keyboard('{Escape}')
    user = await reopenPay()
    expect(phone()).toHaveValue('0712345678')
    await user.click(send())
    expect(await question()).toBeVisible()
    expect(promptRequests()).toHaveLength(1)
  })

  it('cannot be sent while the first is on its way, even after leaving the page', async () => {
    backend.failNext({ target, kind: 'slow', delayMs: 1500 })
    await askForPrompt()
    await screen.findByText(/Sending the request…/)
    const user = await reopenPay()
    expect(screen.getByText(/Sending the request…/)).toBeVisible()
    await user.click(send())
    await user.type(phone(), '{Enter}')
    expect(await heading('Check your phone')).toBeVisible()
    expect(promptRequests()).toHaveLength(1)
  })

  it('is sent without a question if the payer cancelled the first', async () => {
    await askTwice('I cancelled or it failed')
    await requests(2)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is sent without a question after a cancelled one, which ends earlier ones too', async () => {
    const user = await askTwice()
    await press(user, 'Send another')
    await press(user, 'I cancelled or it failed')
    await press(user, 'Try again')
    await user.click(send())
    await requests(3)
  })

  it('is asked about even if the browser stores nothing', async () => {
    const blocked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Storage is blocked', 'SecurityError')
    })
    const user = await askTwice()
    await press(user, 'Send another')
    await requests(2)
    blocked.mockRestore()
    await press(user, 'I cancelled or it failed')
  })

  it('is asked about if another tab sent one since the one cancelled here', async () => {
    const user = await askForPrompt()
    await heading('Check your phone')
    askInOtherTab()
    await press(user, 'I cancelled or it failed')
    await press(user, 'Try again')
    await user.click(send())
    expect(await question()).toBeVisible()
    expect(promptRequests()).toHaveLength(1)
  })

  it('is sent without a question after two minutes', async () => {
    const user = await askForPrompt()
    await press(user, 'No prompt came')
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_001)
    await press(user, 'Try again')
    await user.click(send())
    await requests(2)
  })
})

describe('somebody who pays to the till although a prompt may come', () => {
  beforeEach(() => setOrganisation({ till }))

  const prompts: Record<string, () => Promise<UserEvent>> = {
    'it is waited for': async () => {
      const user = await askForPrompt()
      await heading('Check your phone')
      return user
    },
    'its answer was lost': async () => {
      backend.failNext({ target, kind: 'lose-answer' })
      const user = await askForPrompt()
      await screen.findAllByText('Error initiating STK Push')
      return user
    },
    'none has come yet': async () => {
      const user = await askForPrompt()
      await press(user, 'No prompt came')
      return user
    },
  }

  it.each(Object.entries(prompts))('is warned when %s, even when done', async (_when, reach) => {
    const user = await reach()
    await payToTill(user)
    expect(await heading('Your confirmation SMS')).toHaveFocus()
    expect(screen.getByText(doNotAccept)).toBeVisible()
    await finish(user)
    expect(await heading('Thank you, Asha')).toHaveFocus()
    expect(screen.getByText(doNotAccept)).toBeVisible()
  })

  it('is warned for two minutes, even after a reload', () =>
    withClock(async (letPass) => {
      const user = await askForPrompt()
      await heading('Check your phone')
      await payToTill(user)
      letPass(60_000)
      await reopenPay()
      expect(screen.getByText(doNotAccept)).toBeVisible()
      letPass(60_000)
      expect(screen.getByText(doNotAccept)).toBeVisible()
      letPass(1000)
      expect(screen.queryByText(doNotAccept)).toBeNull()
    }))

  it('is asked before another prompt is sent', async () => {
    const user = await askForPrompt()
    await heading('Check your phone')
    await payToTill(user)
    await press(user, 'I have not paid yet')
    await user.click(send())
    expect(await question()).toBeVisible()
  })

  const noPrompt: Record<string, () => Promise<unknown>> = {
    'none was asked for': () => sayPaid(),
    'it was accepted': async () => press(await askForPrompt(), 'Yes, I got it'),
    'it was cancelled': async () => {
      const user = await askForPrompt()
      await press(user, 'I cancelled or it failed')
      await payToTill(user)
    },
    'it was refused': async () => {
      backend.failNext({ target, kind: 'bad-request' })
      const user = await askForPrompt()
      await screen.findAllByText(/^Error: /)
      await payToTill(user)
    },
  }

  it.each(Object.entries(noPrompt))('is not warned when %s', async (_why, reach) => {
    await reach()
    expect(await heading('Your confirmation SMS')).toBeVisible()
    expect(screen.queryByText(doNotAccept)).toBeNull()
  })
})

it('a page closed during the request asks what happened, and guards the next prompt', async () => {
  await openPay()
  cleanup()
  const at = Date.now()
  const progress = { step: 'sending', at, amount: 500, doubted: null }
  const kept = (value: unknown) => JSON.stringify({ savedAt: at, value })
  sessionStorage.setItem('payment-progress:5:donation K7P2QX', kept(progress))
  localStorage.setItem(`prompt-asked-at:1:${at}`, kept(at))
  const user = await openPay(null)
  expect(await heading('What happened on your phone?')).toBeVisible()
  expect(
    screen.getByText(/^We do not know whether your request got through. You may still get a/),
  ).toBeVisible()
  await press(user, 'No prompt came')
  await press(user, 'Try again')
  await user.type(phone(), '0712345678')
  await user.click(send())
  expect(await question()).toBeVisible()
  expect(promptRequests()).toEqual([])
})
