import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { organisation } from '@/content/organisation'
import { backend, openSite } from '../support/app'

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
    expect(screen.getByText(/enter your M-Pesa PIN only on the M-Pesa screen/)).toBeVisible()
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
  })

  it('gives up after 30 seconds without an answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    try {
      await pay('0712345903')
      await screen.findByText(/Sending the request…/)
      await waitFor(() => expect(backend.stkRequests()).toHaveLength(1))
      vi.advanceTimersByTime(30_000)
      await waitFor(() => expect(screen.getAllByText('Error initiating STK Push')).toHaveLength(2))
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
  async function askTwice(first: string) {
    const user = await pay(first)
    await screen.findAllByText(/STK Push initiated successfully!|^Error initiating STK Push$/)
    await user.click(send())
    const dialog = await screen.findByRole('dialog', { name: 'Send another prompt?' })
    return { user, dialog: within(dialog) }
  }

  it('is sent only after being asked, and the careful answer has the focus', async () => {
    const { user, dialog } = await askTwice('0712345678')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Wait' })).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(backend.stkRequests()).toHaveLength(1)

    await user.click(send())
    await user.click(await screen.findByRole('button', { name: 'Send another' }))
    await waitFor(() => expect(backend.stkRequests()).toHaveLength(2))
  })

  it('is asked about too when the answer to the first was lost', async () => {
    const { user } = await askTwice('0712345904')
    await user.keyboard('{Escape}')
    expect(backend.stkRequests()).toHaveLength(1)
  })

  it.each([
    ['while the first is still on its way', 'slow'],
    ['when the answer to the first was lost', 'lose-answer'],
  ] as const)('is asked about after a reload %s', async (_when, kind) => {
    backend.failNext({ target: 'stk', kind, delayMs: 60_000 })
    await pay('0712345678')
    await screen.findAllByText(/Sending the request…|^Error initiating STK Push$/)
    cleanup()
    const user = await openSite('/pay', pledge)
    expect(phone()).toHaveValue('0712345678')
    await user.click(send())
    expect(await screen.findByRole('dialog', { name: 'Send another prompt?' })).toBeVisible()
  })

  it('is sent without a question when the first was refused', async () => {
    const user = await pay('0712345400')
    await screen.findAllByText(/Invalid PhoneNumber/)
    await user.click(send())
    await waitFor(() => expect(backend.stkRequests()).toHaveLength(2))
  })

  it('is sent without a question when two minutes have passed', async () => {
    const user = await pay('0712345678')
    await screen.findAllByText('STK Push initiated successfully!')
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000)
    await user.click(send())
    await waitFor(() => expect(backend.stkRequests()).toHaveLength(2))
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
    vi.spyOn(organisation, 'till', 'get').mockReturnValue({
      number: '123456',
      businessName: 'TEST BUSINESS',
    })
    const user = await openSite('/pay', pledge)
    expect(within(section()).getByText('123456')).toBeVisible()
    expect(within(form()).getByText('TEST BUSINESS')).toBeVisible()
    await user.click(within(section()).getByRole('button', { name: 'Copy Till number' }))
    expect(await within(section()).findByText('Copied')).toBeVisible()
    await expect(navigator.clipboard.readText()).resolves.toBe('123456')
  })
})
