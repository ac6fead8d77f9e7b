import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { writeProgress, type PaymentProgress } from '@/domain/payment/paymentProgress'
import { backend, openSite } from '../support/app'
import { setOrganisation } from '../support/organisation'

const paymentService = vi.hoisted(() => ({ isSet: true }))
vi.mock(import('@/services/mpesa'), async (load) => {
  const service = await load()
  return {
    ...service,
    get canRequestStkPush() {
      return paymentService.isSet
    },
  }
})

const form = () => screen.getByRole('form', { name: 'M-Pesa prompt' })
const phone = () => within(form()).getByLabelText('Phone number')
const amount = () => within(form()).getByLabelText('Amount (Ksh)')
const send = () => within(form()).getByRole('button', { name: 'Send the prompt' })

const pledge = { amount: 500, paymentMethod: 'mpesa', name: 'Asha', reference: 'K7P2QX' }

async function pay(number: string, state: unknown = pledge) {
  const user = await openSite('/pay', state)
  await user.type(phone(), number)
  if (!state) await user.type(amount(), '50')
  await user.click(send())
  return user
}

const order = { totalCost: 1400, reference: 'AB2345' }
const fee = { membershipFee: 200 }
const till = { number: '123456', businessName: 'TEST BUSINESS' }
const sms =
  'SFK3ABC1D2 Confirmed. Ksh500.00 paid to TEST BUSINESS. on 14/9/24 at 3:45 PM.New M-PESA balance is Ksh1,234.00. Transaction cost, Ksh0.00.'

const button = (name: string) => screen.getByRole('button', { name })
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const answer = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }))

/** Lets time pass, in ms, where the timers are not real. */
function letPass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

/** Leaves in the tab what a page left there that was closed in the middle of a payment. */
function leaveBehind(name: string, progress: PaymentProgress) {
  const text = writeProgress(progress)
  sessionStorage.setItem(`draft:payment-progress ${name}`, JSON.stringify({ texts: { text } }))
}

afterEach(() => {
  vi.restoreAllMocks()
  paymentService.isSet = true
  // Nothing on this page may ever say that money has arrived: it cannot know.
  expect(document.body).not.toHaveTextContent(/payment (was )?(received|successful|complete)/i)
})

describe('a visitor asks for an M-Pesa prompt', () => {
  it.each([
    ['0712 345 678', '0712345678'],
    ['+254 712-345-678', '254712345678'],
    ['254112345678', '254112345678'],
    ['0112345678', '0112345678'],
  ])('sends %s as %s, with the amount as a number', async (typed, sent) => {
    await pay(typed)
    await waitFor(() =>
      expect(screen.getAllByText('STK Push initiated successfully!')).toHaveLength(2),
    )
    expect(
      screen.getByText(
        'Check your phone, enter your M-Pesa PIN only on the M-Pesa screen. We never ask for your PIN here.',
      ),
    ).toBeVisible()
    expect(await heading('Check your phone')).toHaveFocus()
    expect(backend.stkRequests()).toEqual([expect.objectContaining({ phone: sent, amount: 500 })])
  })

  it('shows what was pledged, and lets the amount be changed', async () => {
    const user = await openSite('/pay', pledge)
    expect(screen.getByText('Ksh 500')).toBeVisible()
    expect(screen.getByText('K7P2QX')).toBeVisible()
    expect(amount()).toHaveValue(500)
    await user.clear(amount())
    await user.type(amount(), '700')
    await user.type(phone(), '0712345678')
    await user.click(send())
    await waitFor(() => expect(backend.stkRequests()).toHaveLength(1))
    expect(backend.stkRequests()[0]).toMatchObject({ amount: 700 })
  })

  it('keeps an edited amount through a reload, and does not carry it over to another payment', async () => {
    const user = await openSite('/pay', pledge)
    await user.clear(amount())
    await user.type(amount(), '450')
    cleanup()
    await openSite('/pay', pledge)
    expect(amount()).toHaveValue(450)
    cleanup()
    await openSite('/pay', { ...pledge, amount: 900, reference: 'ABCDEF' })
    expect(amount()).toHaveValue(900)
  })

  it('takes any amount when opened directly', async () => {
    await pay('0712345678', null)
    await waitFor(() => expect(backend.stkRequests()).toHaveLength(1))
    expect(backend.stkRequests()[0]).toMatchObject({ amount: 50 })
  })

  it.each([
    [null],
    ['a text'],
    [{ amount: -1, paymentMethod: 'mpesa', name: 'A', reference: 'R' }],
    [{ amount: 'x', paymentMethod: 'mpesa', name: 'A', reference: 'R' }],
    [{ amount: 500, paymentMethod: 'cash', name: 'A', reference: 'R' }],
    [{ amount: 500, paymentMethod: 'mpesa', name: { toString: 'no' }, reference: 'R' }],
  ])('is not misled by what somebody else may have passed on (%j)', async (state) => {
    await openSite('/pay', state)
    expect(screen.getByRole('heading', { level: 1, name: 'Pay by M-Pesa' })).toBeVisible()
    expect(amount()).toHaveValue(null)
    expect(screen.queryByText('Your reference')).toBeNull()
  })
})

describe('what cannot be right is refused beside its field, and nothing is sent or lost', () => {
  it.each([
    ['', 'Phone number is required'],
    ['0712 34S 678', 'Use digits only, for example 0712 345 678'],
    ['071234567', 'A phone number has 10 digits (0712 345 678) or 12 with 254 in front'],
    ['07123456789', 'A phone number has 10 digits (0712 345 678) or 12 with 254 in front'],
    ['712345678', 'Start with 07, 01 or 254, for example 0712 345 678'],
    ['+44 7911 123456', 'Start with 07, 01 or 254, for example 0712 345 678'],
    ['0812345678', 'Start with 07, 01 or 254, for example 0712 345 678'],
  ])('phone "%s"', async (typed, sentence) => {
    const user = await openSite('/pay', pledge)
    if (typed) await user.type(phone(), typed)
    await user.click(send())
    expect(phone()).toHaveAccessibleDescription(expect.stringContaining(sentence))
    expect(phone()).toHaveFocus()
    expect(phone()).toHaveValue(typed)
    expect(backend.stkRequests()).toEqual([])
  })

  it.each(['0', '-5', '12.5', '1e9', '250001'])('amount %s', async (typed) => {
    const user = await openSite('/pay')
    await user.type(phone(), '0712345678')
    await user.click(amount())
    await user.paste(typed)
    await user.click(send())
    expect(amount()).toBeInvalid()
    expect(amount()).toHaveValue(Number(typed))
    expect(backend.stkRequests()).toEqual([])
  })
})

describe('when the payment service does not start the prompt', () => {
  it('says why in its own words, keeps everything, and starts it at the second try', async () => {
    const user = await pay('0712345400')
    const sentence = 'Error initiating STK Push: Bad Request - Invalid PhoneNumber'
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2))
    expect(screen.getByText(/^M-Pesa does not know this phone number/)).toBeVisible()
    expect(phone()).toHaveValue('0712345400')
    expect(amount()).toHaveValue(500)
    await user.clear(phone())
    await user.type(phone(), '0712345678')
    await user.click(send())
    await waitFor(() =>
      expect(screen.getAllByText('STK Push initiated successfully!')).toHaveLength(2),
    )
  })

  it('a message of a server that failed is passed on', async () => {
    await pay('0712345500')
    await waitFor(() => expect(screen.getAllByText(/^Error: ./)).toHaveLength(2))
  })

  it('a plain text instead of JSON is passed on', async () => {
    await pay('0712345503')
    await waitFor(() => expect(screen.getAllByText(/^Error: ./)).toHaveLength(2))
  })

  it('HTTP 200 with ResponseCode "1" is a refusal', async () => {
    await pay('0712345901')
    await waitFor(() =>
      expect(screen.getAllByText(/^Error initiating STK Push: ./)).toHaveLength(2),
    )
    expect(screen.queryByText('STK Push initiated successfully!')).toBeNull()
  })

  it('says after a lost answer that the prompt may still come, and never asks twice by itself', async () => {
    backend.failNext({ target: 'stk', kind: 'lose-answer' })
    await pay('0712345678')
    await waitFor(() => expect(screen.getAllByText('Error initiating STK Push')).toHaveLength(2))
    expect(
      screen.getByText('You may still get a prompt. If you do, you can accept it once.'),
    ).toBeVisible()
    expect(backend.stkRequests()).toHaveLength(1)
    cleanup()
    await openSite('/pay', pledge)
    expect(screen.getByText(/^Your last request may still bring a prompt/)).toBeVisible()
  })

  it('lets a prompt that came after all be answered', async () => {
    backend.failNext({ target: 'stk', kind: 'lose-answer' })
    const user = await pay('0712345678')
    await answer(user, 'A prompt came after all')
    expect(await heading('What happened on your phone?')).toHaveFocus()
    await answer(user, 'Yes, I got it')
    expect(await heading('Your confirmation SMS')).toHaveFocus()
    expect(backend.stkRequests()).toHaveLength(1)
  })

  it('gives up after 30 seconds without an answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    try {
      await pay('0712345903')
      await screen.findByText(/Sending the request…/)
      await waitFor(() => expect(backend.stkRequests()).toHaveLength(1))
      vi.advanceTimersByTime(30_000)
      await waitFor(() => expect(screen.getAllByText('Error initiating STK Push')).toHaveLength(2))
      expect(send()).toBeEnabled()
      expect(backend.stkRequests()).toHaveLength(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it('asks once for a double tap', async () => {
    backend.failNext({ target: 'stk', kind: 'slow', delayMs: 50 })
    const user = await openSite('/pay', pledge)
    await user.type(phone(), '0712345678')
    await user.dblClick(send())
    await screen.findAllByText('STK Push initiated successfully!')
    expect(backend.stkRequests()).toHaveLength(1)
  })
})

describe('a second prompt within two minutes, which could take the money twice', () => {
  /** Gets a first prompt, answers that it did not come, and asks for another. */
  async function askTwice(first: string, why = 'No prompt came') {
    const user = await pay(first)
    await screen.findAllByText(/STK Push initiated successfully!|^Error initiating STK Push$/)
    if (screen.queryByRole('button', { name: why })) {
      await answer(user, why)
      await answer(user, 'Try again')
    }
    await user.click(send())
    return user
  }
  const question = () => screen.findByRole('dialog', { name: 'Send another prompt?' })

  it('is sent only after being asked, and the careful answer has the focus', async () => {
    const user = await askTwice('0712345678')
    const dialog = within(await question())
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Wait' })).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(backend.stkRequests()).toHaveLength(1)

    await user.click(send())
    await answer(user, 'Send another')
    await waitFor(() => expect(backend.stkRequests()).toHaveLength(2))
  })

  it('is asked about too when the answer to the first was lost', async () => {
    const user = await askTwice('0712345904')
    await question()
    await user.keyboard('{Escape}')
    expect(backend.stkRequests()).toHaveLength(1)
  })

  it('is asked about after a reload when the answer to the first was lost', async () => {
    backend.failNext({ target: 'stk', kind: 'lose-answer' })
    await pay('0712345678')
    await screen.findAllByText('Error initiating STK Push')
    cleanup()
    const user = await openSite('/pay', pledge)
    expect(phone()).toHaveValue('0712345678')
    await user.click(send())
    expect(await question()).toBeVisible()
    expect(backend.stkRequests()).toHaveLength(1)
  })

  it('is not to be had while the first is on its way, wherever the person has been meanwhile', async () => {
    backend.failNext({ target: 'stk', kind: 'slow', delayMs: 800 })
    let user = await pay('0712345678')
    await screen.findByText(/Sending the request…/)
    cleanup()
    user = await openSite('/pay', pledge)
    expect(screen.getByText(/Sending the request…/)).toBeVisible()
    await user.click(send())
    expect(await heading('Check your phone')).toBeVisible()
    expect(backend.stkRequests()).toHaveLength(1)
  })

  it('is sent without a question when the first was refused', async () => {
    const user = await pay('0712345400')
    await screen.findAllByText(/Invalid PhoneNumber/)
    await user.click(send())
    await waitFor(() => expect(backend.stkRequests()).toHaveLength(2))
  })

  it('is sent without a question when the person has cancelled the first', async () => {
    await askTwice('0712345678', 'I cancelled or it failed')
    await waitFor(() => expect(backend.stkRequests()).toHaveLength(2))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is asked about too where the browser stores nothing', async () => {
    const blocked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Storage is blocked', 'SecurityError')
    })
    const user = await askTwice('0712345678')
    await question()
    await answer(user, 'Send another')
    await waitFor(() => expect(backend.stkRequests()).toHaveLength(2))
    blocked.mockRestore()
    await answer(user, 'I cancelled or it failed')
  })

  /** Another tab asks for a prompt, now. */
  function askInOtherTab() {
    localStorage.setItem('stk-prompt-asked-at', String(Date.now() + 1))
  }

  it('is asked about when another tab sent one since the one that was cancelled here', async () => {
    const user = await pay('0712345678')
    await heading('Check your phone')
    askInOtherTab()
    await answer(user, 'I cancelled or it failed')
    await answer(user, 'Try again')
    await user.click(send())
    expect(await question()).toBeVisible()
    expect(backend.stkRequests()).toHaveLength(1)
  })

  it('is asked about when another tab sent one before the refusal of the one here', async () => {
    backend.failNext({ target: 'stk', kind: 'slow', delayMs: 200 })
    const user = await pay('0712345400')
    await screen.findByText(/Sending the request…/)
    askInOtherTab()
    await screen.findAllByText(/Invalid PhoneNumber/)
    await user.click(send())
    expect(await question()).toBeVisible()
    expect(backend.stkRequests()).toHaveLength(1)
  })

  it('is sent without a question when two minutes have passed', async () => {
    const user = await pay('0712345678')
    await answer(user, 'No prompt came')
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000)
    await answer(user, 'Try again')
    await user.click(send())
    await waitFor(() => expect(backend.stkRequests()).toHaveLength(2))
  })
})

describe('somebody who pays to the till although a prompt may come', () => {
  const doNotAccept = /^You asked for a prompt too. .* do not enter your PIN: you would pay twice/
  const steps: Record<string, () => Promise<UserEvent>> = {
    waiting: () => pay('0712345678'),
    doubted: () => {
      backend.failNext({ target: 'stk', kind: 'lose-answer' })
      return pay('0712345678')
    },
    'not-paid': async () => {
      const user = await pay('0712345678')
      await answer(user, 'No prompt came')
      await answer(user, 'Try again')
      return user
    },
  }

  it('is warned while the request is on its way, and not told to go on when it is accepted', async () => {
    const { fetch } = globalThis
    let letThrough: () => void = () => undefined
    const isTold = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      await isTold
      return fetch(...request)
    })
    const user = await pay('0712345678')
    await screen.findByText(/Sending the request…/)
    await answer(user, 'I have paid to the till')
    expect(await heading('Your confirmation SMS')).toHaveFocus()
    expect(screen.getByText(doNotAccept)).toBeVisible()
    letThrough()
    // In the notification too, once the answer is there.
    await waitFor(() => expect(screen.getAllByText(doNotAccept)).toHaveLength(2))
    expect(screen.queryByText('STK Push initiated successfully!')).toBeNull()
    expect(backend.stkRequests()).toHaveLength(1)
  })

  it.each(Object.entries(steps))('is warned from "%s", also when done', async (_step, reach) => {
    const user = await reach()
    await screen.findAllByText(/STK Push initiated successfully!|^Error initiating STK Push$/)
    await answer(user, 'I have paid to the till')
    expect(await screen.findByText(doNotAccept)).toBeVisible()
    await answer(user, 'Continue')
    expect(await heading('Thank you, Asha')).toHaveFocus()
    expect(screen.getByText(doNotAccept)).toBeVisible()
  })

  it('is warned for two minutes, also after a reload', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: new Date('2026-03-01T10:00:00Z'),
    })
    try {
      const user = await pay('0712345678')
      await heading('Check your phone')
      await answer(user, 'I have paid to the till')
      letPass(60_000)
      cleanup()
      await openSite('/pay', pledge)
      expect(screen.getByText(doNotAccept)).toBeVisible()
      letPass(59_000)
      expect(screen.getByText(doNotAccept)).toBeVisible()
      letPass(1000)
      expect(screen.queryByText(doNotAccept)).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  const noPrompt: Record<string, () => Promise<void>> = {
    'none was asked for': async () => {
      const user = await openSite('/pay', pledge)
      await answer(user, 'I have paid to the till')
    },
    'it was accepted': async () => {
      const user = await pay('0712345678')
      await answer(user, 'Yes, I got it')
    },
    'it was cancelled': async () => {
      const user = await pay('0712345678')
      await answer(user, 'I cancelled or it failed')
      await answer(user, 'I have paid to the till')
    },
    'it was refused': async () => {
      const user = await pay('0712345400')
      await screen.findAllByText(/Invalid PhoneNumber/)
      await answer(user, 'I have paid to the till')
    },
  }

  it.each(Object.entries(noPrompt))('is not warned when %s', async (_why, reach) => {
    await reach()
    expect(await heading('Your confirmation SMS')).toBeVisible()
    expect(screen.queryByText(doNotAccept)).toBeNull()
  })
})

describe('while the prompt is waited for', () => {
  it('counts down from when it began, also after a reload, and then asks; it never asks M-Pesa again', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: new Date('2026-03-01T10:00:00Z'),
    })
    try {
      await pay('0712345678')
      await heading('Check your phone')
      expect(screen.getByRole('timer')).toHaveTextContent('1:30')
      letPass(20_000)
      expect(screen.getByRole('timer')).toHaveTextContent('1:10')

      cleanup()
      vi.setSystemTime('2026-03-01T10:01:00Z')
      await openSite('/pay', pledge)
      expect(screen.getByRole('timer')).toHaveTextContent('0:30')
      letPass(29_000)
      expect(screen.getByRole('timer')).toHaveTextContent('0:01')
      button('No prompt came').focus()
      letPass(1000)
      expect(await heading('What happened on your phone?')).toBeVisible()
      expect(screen.queryByRole('timer')).toBeNull()
      expect(screen.getByText('Did M-Pesa send you a confirmation SMS?')).toBeVisible()
      // Nobody who was about to answer loses their place.
      expect(button('No prompt came')).toHaveFocus()
      expect(backend.stkRequests()).toHaveLength(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it('tells a screen reader of each half minute, not of each second', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: new Date('2026-03-01T10:00:00Z'),
    })
    try {
      await pay('0712345678')
      await heading('Check your phone')
      const spoken = screen.getByText(/left to answer on your phone/)
      const said = new Set<string>()
      for (let second = 0; second < 95; second += 1) {
        said.add(spoken.textContent)
        letPass(1000)
      }
      expect([...said]).toEqual([
        'Less than 90 seconds left to answer on your phone.',
        'Less than 60 seconds left to answer on your phone.',
        'Less than 30 seconds left to answer on your phone.',
        'The wait for the prompt is over.',
      ])
    } finally {
      vi.useRealTimers()
    }
  })

  it('comes back from a page that was closed while the request was on its way as not known', async () => {
    const at = Date.now()
    leaveBehind('donation K7P2QX', { step: 'sending', at, amount: 500, doubted: null })
    localStorage.setItem('stk-prompt-asked-at', String(at))
    const user = await openSite('/pay', pledge)
    expect(await heading('What happened on your phone?')).toBeVisible()
    expect(
      screen.getByText(/^We do not know whether your request got through. You may still get a/),
    ).toBeVisible()
    await answer(user, 'No prompt came')
    await answer(user, 'Try again')
    await user.type(phone(), '0712345678')
    await user.click(send())
    expect(await screen.findByRole('dialog', { name: 'Send another prompt?' })).toBeVisible()
    expect(backend.stkRequests()).toEqual([])
  })

  it.each(['', '{', '{"version":2,"progress":{"step":"paid"}}', '{"version":9}'])(
    'begins anew when what was kept cannot be read: %s',
    async (text) => {
      sessionStorage.setItem(
        'draft:payment-progress donation K7P2QX',
        JSON.stringify({ texts: { text } }),
      )
      await openSite('/pay', pledge)
      expect(send()).toBeEnabled()
    },
  )
})

describe('when nothing was paid', () => {
  it('names plain causes and what helps, and tries again with everything kept', async () => {
    const user = await pay('0712345678')
    await answer(user, 'No prompt came')
    expect(await heading('No prompt came')).toHaveFocus()
    for (const cause of [/locked or off/, /Another M-Pesa screen/, /balance/, /PIN/, /signal/]) {
      expect(screen.getByText(cause, { selector: 'dt' })).toBeVisible()
    }
    expect(screen.getByText(/Dial \*234#/)).toBeVisible()
    expect(screen.getByRole('region', { name: 'Option 2: pay to our till' })).toBeVisible()
    await answer(user, 'Try again')
    expect(await heading('Option 1: a prompt on your phone')).toHaveFocus()
    expect(phone()).toHaveValue('0712345678')
    expect(amount()).toHaveValue(500)
    expect(backend.stkRequests()).toHaveLength(1)
  })
})

it('the number last paid from is filled in for the next payment of the tab', async () => {
  await pay('0712 345 678')
  await heading('Check your phone')
  cleanup()
  await openSite('/pay', { ...pledge, reference: 'ABCDEF' })
  expect(phone()).toHaveValue('0712 345 678')
})

describe('somebody who says that they have paid', () => {
  const field = () => screen.getByLabelText('Paste the M-Pesa SMS, or type its code')
  const item = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement

  async function tellPaid(state: unknown = pledge) {
    const user = await openSite('/pay', state)
    await answer(user, 'I have paid to the till')
    expect(await heading('Your confirmation SMS')).toHaveFocus()
    return user
  }
  async function pasteSms(user: UserEvent, text: string) {
    await user.click(field())
    await user.paste(text)
  }

  it('is thanked and told who confirms it, after a prompt too', async () => {
    const user = await pay('0712345678')
    await answer(user, 'Yes, I got it')
    expect(await heading('Your confirmation SMS')).toHaveFocus()
    expect(screen.getByText('Thank you. The team will confirm against the till.')).toBeVisible()
  })

  it('sees what was read in the SMS, and how it compares', async () => {
    setOrganisation({ till })
    const user = await tellPaid()
    await pasteSms(user, sms)
    expect(item('Code')).toHaveTextContent('SFK3ABC1D2')
    expect(item('Amount')).toHaveTextContent('Ksh 500matches what you are paying')
    expect(item('Paid to')).toHaveTextContent('TEST BUSINESSmatches our business name')
    expect(item('Time')).toHaveTextContent('14/9/24, 3:45 PM')
    expect(screen.queryByText(/^Something differs/)).toBeNull()
  })

  it('is told kindly what differs, and can tell the team all the same', async () => {
    setOrganisation({ till, email: 'team@example.org' })
    const user = await tellPaid()
    await pasteSms(user, sms.replace('500.00', '450.50').replace('TEST BUSINESS', 'OTHER SHOP'))
    expect(item('Amount')).toHaveTextContent('Ksh 450.50differs from what you are paying (Ksh 500)')
    expect(item('Paid to')).toHaveTextContent('OTHER SHOPdiffers from our business name')
    expect(screen.getByText(/^Something differs. That can have a good reason/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Send to the team by email' })).toBeVisible()
  })

  it('is told what could not be read, and what cannot be compared', async () => {
    const user = await tellPaid(null)
    await pasteSms(user, sms)
    expect(item('Amount')).toHaveTextContent('Ksh 500nothing to compare it with')
    expect(item('Paid to')).toHaveTextContent(
      'TEST BUSINESScannot be compared: our business name is not set yet',
    )
    await user.clear(field())
    await pasteSms(user, 'sfk3abc1d2')
    expect(item('Code')).toHaveTextContent('SFK3ABC1D2')
    expect(item('Amount')).toHaveTextContent('could not be read')
    expect(item('Paid to')).toHaveTextContent('could not be read')
  })

  it('compares with what the prompt was for when that was changed', async () => {
    const user = await openSite('/pay', pledge)
    await user.clear(amount())
    await user.type(amount(), '700')
    await user.type(phone(), '0712345678')
    await user.click(send())
    await answer(user, 'Yes, I got it')
    await pasteSms(user, sms)
    expect(item('Amount')).toHaveTextContent('differs from what you are paying (Ksh 700)')
  })

  it.each([
    [/never asks you for your PIN/, 'Dear customer, reply with your PIN to confirm Ksh500.00'],
    [/money came in to you/, sms.replace('Ksh500.00 paid to', 'You have received Ksh500.00 from')],
    [/did not go through/, 'Failed. You do not have enough money in your M-PESA account.'],
    [/moved back to you/, 'SFK3ABC1D2 Confirmed. Transaction QC34XYZ12A has been reversed.'],
    [/No payment could be read in this/, 'I paid yesterday'],
  ])('is told %s', async (sentence, text) => {
    const user = await tellPaid()
    await pasteSms(user, text)
    expect(
      within(screen.getByRole('form', { name: 'M-Pesa SMS' })).getByText(sentence),
    ).toBeVisible()
    expect(screen.queryByText('Code', { selector: 'dt' })).toBeNull()
  })

  it('finds the pasted SMS again after a reload, and nothing was sent anywhere', async () => {
    const user = await tellPaid()
    await pasteSms(user, sms)
    cleanup()
    await openSite('/pay', pledge)
    expect(field()).toHaveValue(sms)
    expect(item('Code')).toHaveTextContent('SFK3ABC1D2')
    expect(backend.stkRequests()).toEqual([])
    expect(backend.outbox()).toEqual([])
  })

  it('opens a draft that holds what the team needs and nothing of the balance', async () => {
    setOrganisation({
      till,
      whatsApp: '+254 700 000 001',
      phone: '+254 700 000 002',
      email: 'team@example.org',
    })
    const user = await tellPaid()
    await pasteSms(user, sms)
    const draft = [
      'I have paid by M-Pesa.',
      'For: Donation',
      'Reference: K7P2QX',
      'To be paid: Ksh 500',
      'M-Pesa code: SFK3ABC1D2',
      'Amount in the SMS: Ksh 500',
      'Paid on: 14/9/24, 3:45 PM',
    ].join('\n')
    const link = (by: string) => screen.getByRole('link', { name: `Send to the team by ${by}` })
    expect(link('WhatsApp')).toHaveAttribute(
      'href',
      `https://wa.me/254700000001?text=${encodeURIComponent(draft)}`,
    )
    expect(link('SMS')).toHaveAttribute(
      'href',
      `sms:+254700000002?&body=${encodeURIComponent(draft)}`,
    )
    expect(link('email')).toHaveAttribute(
      'href',
      `mailto:team@example.org?subject=M-Pesa%20payment%20K7P2QX&body=${encodeURIComponent(draft.replaceAll('\n', '\r\n'))}`,
    )
    await user.click(link('WhatsApp'))
    expect(await heading('Thank you, Asha')).toHaveFocus()
    expect(screen.getByText('Thank you. The team will confirm against the till.')).toBeVisible()
    await answer(user, 'Back to the message for the team')
    expect(await heading('Your confirmation SMS')).toHaveFocus()
    expect(field()).toHaveValue(sms)
  })

  it('can copy the message while no address of ours is set', async () => {
    const user = await tellPaid(order)
    expect(screen.getByText(/^Our contact addresses are not set yet/)).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Send to the team/ })).toBeNull()
    await pasteSms(user, 'SFK3ABC1D2')
    await answer(user, 'Copy the message to the team')
    expect(await screen.findByText('Copied')).toBeVisible()
    await expect(navigator.clipboard.readText()).resolves.toBe(
      [
        'I have paid by M-Pesa.',
        'For: Order',
        'Reference: AB2345',
        'To be paid: Ksh 1,400',
        'M-Pesa code: SFK3ABC1D2',
      ].join('\n'),
    )
  })

  it('can take it back', async () => {
    const user = await tellPaid()
    await answer(user, 'I have not paid yet')
    expect(await heading('Option 1: a prompt on your phone')).toHaveFocus()
  })

  it('can take it back where there is no payment service, and keeps their place', async () => {
    paymentService.isSet = false
    const user = await tellPaid()
    await answer(user, 'I have not paid yet')
    await waitFor(() => expect(button('I have paid to the till')).toBeEnabled())
    expect(screen.queryByRole('form', { name: 'M-Pesa prompt' })).toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: 'Pay by M-Pesa' })).toHaveFocus()
  })

  it('can say so at any time', async () => {
    const user = await pay('0712345678')
    await heading('Check your phone')
    await answer(user, 'I have paid to the till')
    expect(await heading('Your confirmation SMS')).toHaveFocus()
    await answer(user, 'I have not paid yet')
    await user.click(send())
    // The prompt of before may still be on the phone.
    expect(await screen.findByRole('dialog', { name: 'Send another prompt?' })).toBeVisible()
  })

  it('goes on to their order, with the total and the reference', async () => {
    const user = await tellPaid(order)
    await answer(user, 'Continue')
    await user.click(await screen.findByRole('link', { name: 'What happens with your order' }))
    await waitFor(() => expect(location.pathname).toBe('/order-confirmation'))
    expect(history.state.usr).toEqual({ totalCost: 1400, reference: 'AB2345' })
  })

  it('goes back to the registration', async () => {
    const user = await tellPaid(fee)
    await answer(user, 'Continue')
    await user.click(await screen.findByRole('link', { name: 'Back to registration' }))
    await waitFor(() => expect(location.pathname).toBe('/Register'))
  })

  it('is thanked for a donation, and may share it', async () => {
    const user = await tellPaid()
    await answer(user, 'Continue')
    expect(await heading('Thank you, Asha')).toHaveFocus()
    const share = screen.getByRole('link', { name: 'Share on WhatsApp' })
    const address = new URL(share.getAttribute('href') ?? '')
    expect(`${address.origin}${address.pathname}`).toBe('https://wa.me/')
    expect(address.searchParams.get('text')).toMatch(/\/donate$/)
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  })

  it('who came for nothing in particular may pay another amount', async () => {
    const user = await openSite('/pay')
    await user.type(amount(), '50')
    await answer(user, 'I have paid to the till')
    await pasteSms(user, sms)
    await answer(user, 'Continue')
    await answer(user, 'Pay another amount')
    expect(await heading('Option 1: a prompt on your phone')).toHaveFocus()
    expect(amount()).toHaveValue(null)
    await answer(user, 'I have paid to the till')
    expect(field()).toHaveValue('')
  })

  it('leaves the page ready for the next one who registers on this phone', async () => {
    const user = await openSite('/Register')
    await answer(user, 'Pay Membership Fee')
    await answer(user, 'I have paid to the till')
    await pasteSms(user, sms)
    await answer(user, 'Continue')
    expect(await heading('Thank you')).toHaveFocus()
    // Leaving the page and coming back to it is no new payment.
    act(() => history.back())
    await screen.findByRole('form', { name: 'Registration' })
    act(() => history.forward())
    expect(await heading('Thank you')).toBeVisible()

    await user.click(screen.getByRole('link', { name: 'Back to registration' }))
    await answer(user, 'Pay Membership Fee')
    expect(await heading('Option 1: a prompt on your phone')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Pay by M-Pesa' })).toHaveFocus()
    expect(send()).toBeEnabled()
    await answer(user, 'I have paid to the till')
    expect(field()).toHaveValue('')
    // Nor is it while the last one is not done.
    await pasteSms(user, sms)
    await user.click(screen.getByRole('link', { name: 'Back to registration' }))
    await answer(user, 'Pay Membership Fee')
    expect(await heading('Your confirmation SMS')).toBeVisible()
    expect(field()).toHaveValue(sms)
  })

  it('is thanked again for an order that is handed over twice', async () => {
    const user = await openSite('/payment', order)
    const payNow = async () => user.click(await screen.findByRole('link', { name: 'Pay Now' }))
    await payNow()
    await answer(user, 'I have paid to the till')
    await answer(user, 'Continue')
    expect(await heading('Thank you')).toBeVisible()
    act(() => history.back())
    await payNow()
    expect(await heading('Thank you')).toBeVisible()
  })
})

describe('what is paid for', () => {
  it.each([
    ['a donation', pledge, 'Donation', 'Ksh 500', 'Back to the donation form', '/donate'],
    ['an order', order, 'Order', 'Ksh 1,400', 'Back to your order', '/order-review'],
    ['the membership fee', fee, 'Membership fee', 'Ksh 200', 'Back to registration', '/Register'],
  ])(
    '%s is named, and leads back to where it came from',
    async (_what, state, name, sum, back, to) => {
      await openSite('/pay', state)
      expect(screen.getByText(name, { selector: 'dt' }).parentElement).toHaveTextContent(sum)
      expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', to)
      expect(amount()).toHaveValue(Number(sum.replace(/\D/g, '')))
    },
  )

  it('a membership fee that is not set is not invented', async () => {
    const user = await openSite('/pay', { membershipFee: null })
    expect(screen.getByText(/The membership fee is not set yet/)).toBeVisible()
    expect(amount()).toHaveValue(null)
    await user.type(amount(), '300')
    await user.type(phone(), '0712345678')
    await user.click(send())
    await waitFor(() => expect(backend.stkRequests()).toHaveLength(1))
    expect(backend.stkRequests()[0]).toMatchObject({ amount: 300 })
  })

  it('the reference can be copied', async () => {
    const user = await openSite('/pay', order)
    await answer(user, 'Copy your reference')
    expect(await screen.findByText('Copied')).toBeVisible()
    await expect(navigator.clipboard.readText()).resolves.toBe('AB2345')
  })

  it('is found again when the page is opened by its address, and can be put aside', async () => {
    let user = await pay('0712345678')
    await answer(user, 'No prompt came')
    cleanup()
    user = await openSite('/pay')
    expect(await heading('No prompt came')).toBeVisible()
    expect(screen.getByText('K7P2QX')).toBeVisible()
    await answer(user, 'Pay something else')
    expect(await heading('Option 1: a prompt on your phone')).toBeVisible()
    expect(screen.queryByText('K7P2QX')).toBeNull()
    expect(amount()).toHaveValue(null)
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('each payment has a progress of its own', async () => {
    const user = await pay('0712345678')
    await answer(user, 'Yes, I got it')
    cleanup()
    await openSite('/pay', order)
    expect(amount()).toHaveValue(1400)
    cleanup()
    await openSite('/pay', pledge)
    expect(await heading('Your confirmation SMS')).toBeVisible()
  })
})

describe('paying to the till by hand', () => {
  const section = () => screen.getByRole('region', { name: 'Option 2: pay to our till' })

  it('shows no invented number while none is set, and still says how it is done', async () => {
    await openSite('/pay', pledge)
    expect(within(section()).getAllByText(/^Not set yet/)).toHaveLength(2)
    expect(within(section()).getByText('Enter the amount: Ksh 500.')).toBeVisible()
    expect(within(section()).getByText(/Send us the confirmation message/)).toBeVisible()
  })

  it('shows the till and the name that M-Pesa will show, ready to copy', async () => {
    setOrganisation({ till })
    const user = await openSite('/pay', pledge)
    expect(within(section()).getByText('123456')).toBeVisible()
    expect(within(form()).getByText('TEST BUSINESS')).toBeVisible()
    await user.click(within(section()).getByRole('button', { name: 'Copy Till number' }))
    expect(await within(section()).findByText('Copied')).toBeVisible()
    await expect(navigator.clipboard.readText()).resolves.toBe('123456')
  })
})
