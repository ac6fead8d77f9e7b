import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { backend, openSite } from '../support/app'

const form = () => screen.getByRole('form', { name: 'Donation' })
const field = (label: string) => within(form()).getByLabelText(label)
const mpesa = () => screen.getByRole('button', { name: 'Donate By M-Pesa' })
const bank = () => screen.getByRole('button', { name: 'Donate By Bank' })
const donations = () => backend.documents('Donations')

async function openAndFill(
  texts: Partial<Record<'amount' | 'name' | 'email' | 'message', string>>,
) {
  const user = await openSite('/donate')
  const labels = {
    amount: 'Amount (Ksh)',
    name: 'Name',
    email: 'Email',
    message: 'Message (optional)',
  }
  for (const [name, text] of Object.entries({ ...asha, ...texts })) {
    if (text === '') continue
    await user.click(field(labels[name as keyof typeof labels]))
    await user.paste(text)
  }
  return user
}

const asha = { amount: '500', name: 'Asha Wanjiru', email: 'asha@example.org', message: '' }

describe('a visitor donates by M-Pesa', () => {
  it('cannot press a donation button before amount, name and email are filled', async () => {
    const user = await openSite('/donate')
    expect(mpesa()).toBeDisabled()
    expect(bank()).toBeDisabled()
    await user.type(field('Amount (Ksh)'), '500')
    await user.type(field('Name'), 'Asha')
    expect(mpesa()).toBeDisabled()
    expect(mpesa()).toHaveAccessibleDescription(
      'To go on, fill in the amount, your name and your email.',
    )
    await user.type(field('Email'), 'asha@example.org')
    expect(mpesa()).toBeEnabled()
    expect(bank()).toBeEnabled()
  })

  it('stores exactly the stated fields and goes on to /pay with amount, method, name and reference', async () => {
    const user = await openAndFill({ message: 'Asante sana' })
    await user.click(mpesa())
    expect(await screen.findByRole('heading', { level: 1, name: 'Pay by M-Pesa' })).toBeVisible()

    const [donation, ...others] = donations()
    expect(others).toEqual([])
    expect(donation?.fields).toEqual({
      name: 'Asha Wanjiru',
      email: 'asha@example.org',
      amount: '500',
      message: 'Asante sana',
      paymentMethod: 'mpesa',
      timestamp: expect.anything(),
    })
    expect(history.state.usr).toEqual({
      amount: 500,
      paymentMethod: 'mpesa',
      name: 'Asha Wanjiru',
      reference: donation?.id.slice(0, 6),
    })
    const thanks = 'Thank you Asha Wanjiru! Please proceed to complete your donation of Ksh: 500 ❤️'
    await waitFor(() => expect(screen.getAllByText(thanks)).toHaveLength(2))
    expect(screen.getByText(donation?.id.slice(0, 6) ?? '')).toBeVisible()
    expect(screen.getByLabelText('Amount (Ksh)')).toHaveValue(500)
  })

  it('finds the form empty when coming back after a donation', async () => {
    const user = await openAndFill({})
    await user.click(mpesa())
    await screen.findByRole('heading', { level: 1, name: 'Pay by M-Pesa' })
    await user.click(screen.getAllByRole('link', { name: 'Donate' })[0] as HTMLElement)
    await screen.findByRole('heading', { level: 1, name: 'Make a Donation' })
    expect(field('Name')).toHaveValue('')
    expect(field('Amount (Ksh)')).toHaveValue(null)
  })

  it('offers preset amounts of which none is chosen, and fills the field with the one chosen', async () => {
    const user = await openSite('/donate')
    const chips = within(form()).getAllByRole('button', { name: /^Ksh/ })
    expect(chips.map((chip) => chip.textContent)).toEqual([
      'Ksh 100',
      'Ksh 250',
      'Ksh 500',
      'Ksh 1,000',
      'Ksh 2,500',
    ])
    for (const chip of chips) expect(chip).toHaveAttribute('aria-pressed', 'false')
    await user.click(screen.getByRole('button', { name: 'Ksh 1,000' }))
    expect(field('Amount (Ksh)')).toHaveValue(1000)
    expect(screen.getByRole('button', { name: 'Ksh 1,000' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await user.click(screen.getByRole('button', { name: 'Other' }))
    expect(field('Amount (Ksh)')).toHaveFocus()
  })
})

describe('a visitor donates by bank', () => {
  it('stores the pledge and shows the bank page with the reference', async () => {
    const user = await openAndFill({ amount: '300000' })
    await user.click(bank())
    expect(await screen.findByRole('heading', { level: 1, name: 'Donate by bank' })).toBeVisible()
    const [donation] = donations()
    expect(donation?.fields).toMatchObject({ amount: '300000', paymentMethod: 'bank' })
    expect(screen.getByText(donation?.id.slice(0, 6) ?? '')).toBeVisible()
    expect(location.pathname).toBe('/bankdonation')
  })
})

describe('what cannot be right is refused beside its field, and nothing is sent or lost', () => {
  it.each([
    ['amount', '0', 'The amount must be at least Ksh 1'],
    ['amount', '-5', 'The amount must be at least Ksh 1'],
    ['amount', '12.5', 'Use whole shillings, without cents'],
    ['amount', '1e9', 'Write the amount in digits only, for example 500'],
    ['amount', '007', 'Write the amount without a zero in front'],
    [
      'amount',
      '250001',
      'M-Pesa moves at most Ksh 250,000 at a time. Give a smaller amount, or give by bank.',
    ],
    ['name', '   a'.repeat(60), 'Name is too long: 237 characters, at most 100'],
    ['email', 'asha.example.org', 'Write an email address like name@example.com'],
    ['message', 'x'.repeat(10_000), 'Message is too long: 10,000 characters, at most 2,000'],
  ] as const)('%s %s', async (name, text, sentence) => {
    const user = await openAndFill({ [name]: text })
    await user.click(mpesa())
    const invalid = form().querySelector(`[name=${name}]`)
    expect(invalid).toHaveAccessibleDescription(expect.stringContaining(sentence))
    expect(invalid).toBeInvalid()
    expect(invalid).toHaveFocus()
    expect((invalid as HTMLInputElement).value).toBe(text)
    expect(donations()).toEqual([])
    expect(location.pathname).toBe('/donate')
  })

  it('says at once when a refused field has become right', async () => {
    const user = await openAndFill({ email: 'asha' })
    await user.click(mpesa())
    expect(field('Email')).toBeInvalid()
    await user.type(field('Email'), '@example.org')
    expect(field('Email')).toBeValid()
    expect(screen.queryByText('Write an email address like name@example.com')).toBeNull()
  })
})

describe('when saving fails', () => {
  const failed = 'Failed to process your donation. Please try again.'

  it.each(['refuse', 'server-error', 'close'] as const)(
    'says so, keeps everything and succeeds at the second try (%s)',
    async (kind) => {
      const user = await openAndFill({ message: 'For the campus week' })
      backend.failNext({ target: 'firestore', kind })
      await user.click(mpesa())
      await waitFor(() => expect(screen.getAllByText(failed)).toHaveLength(2))
      expect(screen.getByText('Nothing was charged. Your details are still here.')).toBeVisible()
      expect(field('Name')).toHaveValue('Asha Wanjiru')
      expect(field('Message (optional)')).toHaveValue('For the campus week')
      expect(donations()).toEqual([])

      await user.click(mpesa())
      await screen.findByRole('heading', { level: 1, name: 'Pay by M-Pesa' })
      expect(donations()).toHaveLength(1)
    },
  )

  it('stores one document when the answer of the first try was lost', async () => {
    const user = await openAndFill({})
    backend.failNext({ target: 'firestore', kind: 'lose-answer' })
    await user.click(mpesa())
    await waitFor(() => expect(screen.getAllByText(failed)).toHaveLength(2))
    expect(donations()).toHaveLength(1)
    await user.click(mpesa())
    await screen.findByRole('heading', { level: 1, name: 'Pay by M-Pesa' })
    expect(donations()).toHaveLength(1)
  })

  it('stores no pledge twice when it is changed after a lost answer and changed back', async () => {
    const user = await openAndFill({ amount: '300' })
    const retype = async (amount: string) => {
      await user.clear(field('Amount (Ksh)'))
      await user.type(field('Amount (Ksh)'), amount)
    }
    backend.failNext({ target: 'firestore', kind: 'lose-answer' })
    await user.click(mpesa())
    await screen.findByText('Nothing was charged. Your details are still here.')
    await retype('400')
    backend.failNext({ target: 'firestore', kind: 'close' })
    await user.click(mpesa())
    await screen.findByText('Nothing was charged. Your details are still here.')
    await retype('300')
    await user.click(mpesa())
    await screen.findByRole('heading', { level: 1, name: 'Pay by M-Pesa' })
    expect(donations().map(({ fields }) => fields.amount)).toEqual(['300'])
  })

  it('takes nobody away from the page they have moved on to', async () => {
    const user = await openAndFill({})
    backend.failNext({ target: 'firestore', kind: 'slow', delayMs: 300 })
    await user.click(mpesa())
    await user.click(screen.getByRole('link', { name: 'Need help now?' }))
    await screen.findByText(/^Thank you Asha Wanjiru!/)
    expect(donations()).toHaveLength(1)
    expect(screen.getByRole('heading', { level: 1, name: 'Need help now?' })).toBeVisible()
  })

  it('stores one document for a double tap', async () => {
    const user = await openAndFill({})
    await user.dblClick(mpesa())
    await screen.findByRole('heading', { level: 1, name: 'Pay by M-Pesa' })
    expect(donations()).toHaveLength(1)
  })
})

it('keeps what was typed through a reload', async () => {
  await openAndFill({ message: 'Half a sent' })
  document.body.innerHTML = ''
  await openSite('/donate')
  expect(field('Name')).toHaveValue('Asha Wanjiru')
  expect(field('Amount (Ksh)')).toHaveValue(500)
  expect(field('Message (optional)')).toHaveValue('Half a sent')
  expect(mpesa()).toBeEnabled()
})
