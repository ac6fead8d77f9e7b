import '../../support/atOtherTill'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fill } from '../../support/forms'
import { hold } from '../../support/members'
import { setOrganisation } from '../../support/organisation'
import {
  askForPrompt,
  askInOtherTab,
  doNotAccept,
  finish,
  form,
  heading,
  openPay,
  payToTill,
  phone,
  press,
  promptRequests,
  question,
  reopenPay,
  send,
  target,
  till,
  withClock,
} from '../../support/payment'
import { backend } from '../../support/site'

/** Gets a prompt, answers that none came, and asks for another. */
async function askTwice() {
  const user = await askForPrompt()
  await press(user, 'No prompt came')
  await press(user, 'Try again')
  await user.click(send())
  return user
}

/** Asks for a prompt, and gets no answer. */
async function askInVain() {
  backend.failNext({ target, kind: 'lose-answer' })
  const user = await askForPrompt()
  expect(await screen.findByRole('alert')).toHaveTextContent('Error initiating STK Push')
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
    // A cancelled prompt ends the earlier ones too.
    await press(user, 'I cancelled or it failed')
    await press(user, 'Try again')
    await user.click(send())
    await requests(3)
  })

  it('is asked about after a lost answer, even after a reload', async () => {
    await askInVain()
    const user = await reopenPay()
    expect(phone()).toHaveValue('0712345678')
    await user.click(send())
    expect(await question()).toBeVisible()
    expect(promptRequests()).toHaveLength(1)
  })

  it('cannot be sent while the first is on its way, even after leaving the page', async () => {
    const held = hold('/api/stkpush')
    await askForPrompt()
    const user = await reopenPay()
    expect(screen.getByText(/Sending the request…/)).toBeVisible()
    await user.click(send())
    await user.type(phone(), '{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    void held.release()
    expect(await heading('Check your phone')).toBeVisible()
    expect(promptRequests()).toHaveLength(1)
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

describe('a payer who pays to the till although a prompt may come', () => {
  beforeEach(() => setOrganisation({ till }))

  it('is warned after a lost answer, even when done', async () => {
    const user = await askInVain()
    await payToTill(user)
    expect(await heading('Your confirmation SMS')).toHaveFocus()
    expect(screen.getByText(doNotAccept)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await finish(user)
    expect(await heading('Thank you, Asha')).toHaveFocus()
    expect(screen.getByText(doNotAccept)).toBeVisible()
  })

  it('is warned for two minutes, even after a reload, and asked before another prompt', () =>
    withClock(async (letPass) => {
      await payToTill(await askForPrompt())
      letPass(60_000)
      const user = await reopenPay()
      expect(screen.getByText(doNotAccept)).toBeVisible()
      await press(user, 'I have not paid yet')
      await user.click(send())
      await question()
      await press(user, 'Wait')
      await payToTill(user)
      letPass(60_000)
      expect(screen.getByText(doNotAccept)).toBeVisible()
      letPass(1000)
      expect(screen.queryByText(doNotAccept)).toBeNull()
    }))

  it('is not warned if the prompt was accepted', async () => {
    await press(await askForPrompt(), 'Yes, I got it')
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
  expect(screen.getByText(/^We do not know if your request got through\./)).toBeVisible()
  await press(user, 'No prompt came')
  await press(user, 'Try again')
  fill(form(), { 'Phone number': '0712345678' })
  await user.click(send())
  expect(await question()).toBeVisible()
  expect(promptRequests()).toEqual([])
})
