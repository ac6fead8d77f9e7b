import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DonatePage } from '@/pages/giving/DonatePage'
import { savingData, setConnection } from '../../support/connection'
import { storeInConsole } from '../../support/console'
import { nextFile } from '../../support/nextFile'
import { everythingSet, setOrganisation } from '../../support/organisation'
import { withoutPaymentService } from '../../support/payment'
import { backend, expectLink, navigationState, openPages } from '../../support/site'

const form = () => screen.getByRole('form', { name: 'Donation' })
const field = (label: string) => within(form()).getByLabelText(label)
const mpesa = () => screen.getByRole('button', { name: 'Donate By M-Pesa' })
const bank = () => screen.getByRole('button', { name: 'Donate By Bank' })
const donations = () => backend.documents('Donations')
const isOn = (path: string) => screen.findByRole('heading', { name: `Elsewhere: ${path}` })

const open = (hash = '') => openPages({ '/donate': DonatePage }, `/donate${hash}`)
const { bank: account } = everythingSet

beforeEach(() => setOrganisation({ bank: account }))

const labels = {
  amount: 'Amount (Ksh)',
  name: 'Name',
  email: 'Email',
  message: 'Message (optional)',
}
const asha = { amount: '500', name: 'Asha Wanjiru', email: 'asha@example.org', message: '' }

async function openAndFill(texts: Partial<typeof asha> = {}) {
  const user = await open()
  for (const [name, text] of Object.entries({ ...asha, ...texts })) {
    if (text === '') continue
    await user.click(field(labels[name as keyof typeof labels]))
    await user.paste(text)
  }
  return user
}

describe('a visitor donates', () => {
  it('only after amount, name and email are filled in, even silently by a password manager', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Ksh 500' }))
    expect(mpesa()).toBeDisabled()
    expect(bank()).toBeDisabled()
    expect(mpesa()).toHaveAccessibleDescription('Fill in amount, name and email first.')
    for (const name of ['name', 'email'] as const) {
      // Past React, as a script of an extension does.
      Reflect.set(HTMLInputElement.prototype, 'value', asha[name], field(labels[name]))
    }
    await waitFor(() => expect(mpesa()).toBeEnabled())
    expect(bank()).toBeEnabled()
    await user.click(mpesa())
    expect(await isOn('/pay')).toBeVisible()
    expect(donations()[0]?.fields).toMatchObject({ name: asha.name, email: asha.email })
  })

  it('with an odd address once it is corrected, or sent anyway to where the giver wanted', async () => {
    const user = await openAndFill({ email: 'asha@gmail.con' })
    await user.click(bank())
    expect(field('Email')).toHaveAccessibleDescription(/^Did you mean asha@gmail\.com\?/)
    expect(donations()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Send anyway' }))
    expect(await isOn('/bankdonation')).toBeVisible()
    expect(donations()[0]?.fields['email']).toBe('asha@gmail.con')
  })

  it.each([
    ['M-Pesa', 'mpesa', '500', mpesa, '/pay'],
    ['bank', 'bank', '300000', bank, '/bankdonation'],
  ] as const)(
    'by %s: stores exactly the stated fields and goes on with amount, method, name and reference',
    async (_by, paymentMethod, amount, button, next) => {
      const user = await openAndFill({ amount, message: 'Asante sana' })
      await user.click(button())
      expect(await isOn(next)).toBeVisible()
      const [donation, ...others] = donations()
      expect(others).toEqual([])
      const fields = { ...asha, amount, message: 'Asante sana', paymentMethod }
      expect(donation?.fields).toEqual({ ...fields, timestamp: expect.anything() })
      const id = donation?.id
      const gift = { amount: Number(amount), paymentMethod, name: asha.name }
      expect(navigationState()).toEqual({ ...gift, reference: id?.slice(0, 6), document: id })
      const thanks = `Thank you Asha Wanjiru! Please proceed to complete your donation of Ksh: ${amount} ❤️`
      expect(await screen.findByText(thanks)).toBeVisible()
    },
  )

  it('and fills in a preset amount by one press', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Ksh 1,000' }))
    expect(field('Amount (Ksh)')).toHaveValue('1000')
    expect(screen.getByRole('button', { name: 'Ksh 1,000', pressed: true })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Other' }))
    expect(field('Amount (Ksh)')).toHaveFocus()
  })

  it("is told beside the field what is wrong, and may give more than M-Pesa's limit after that", async () => {
    const user = await openAndFill({ amount: '250001', email: 'asha' })
    await user.click(mpesa())
    // Not while something else is wrong.
    expect(screen.queryByRole('button', { name: 'Send anyway' })).toBeNull()
    expect(field('Amount (Ksh)')).toHaveAccessibleDescription(
      /M-Pesa moves at most Ksh 250,000 at a time\. A larger gift has to be paid in parts, or by bank\./,
    )
    expect(field('Amount (Ksh)')).toHaveFocus()
    expect(field('Amount (Ksh)')).toHaveValue('250001')
    expect(field('Email')).toBeInvalid()
    expect(donations()).toEqual([])
    await user.type(field('Email'), '@example.org')
    expect(field('Email')).toBeValid()
    await user.click(screen.getByRole('button', { name: 'Send anyway' }))
    await isOn('/pay')
    expect(donations()[0]?.fields).toMatchObject({ amount: '250001', paymentMethod: 'mpesa' })
  })

  it('is told whom they give to, and what an amount does if known', async () => {
    await open()
    expect(screen.getByText(/^You give to Jaribio\.$/)).toBeVisible()
    expect(screen.queryByText('How your gift is used')).toBeNull()
    cleanup()
    setOrganisation(everythingSet)
    await open()
    expect(screen.getByText('You give to Jaribio, registration number TEST/1.')).toBeVisible()
    const chip = screen.getByRole('button', { name: /^Ksh 500/ })
    expect(chip).toHaveTextContent('Ksh 500pays for one hour of testing')
    // The question comes before what explains it.
    for (const later of [/^You give to/, 'What happens next', 'How your gift is used']) {
      const place = chip.compareDocumentPosition(screen.getByText(later))
      expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
    const abroad = within(screen.getByRole('complementary', { name: 'Giving from abroad?' }))
    expectLink(/^Give by bank, SWIFT code/, '/bankdonation', abroad)
    expectLink(/^Give by card/, everythingSet.cardGivingUrl, abroad)
    expect(screen.getByText('Most of it pays for the room.')).toBeVisible()
  })
})

describe('what gifts did last month', () => {
  const shown = { received: 84_000, givers: 41, spent: 'Talks at two campuses' }
  const publish = (day: string, fields: object) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T09:00:00Z`) })
    return storeInConsole({ 'monthsShown/2026-11': { ...shown, ...fields } })
  }

  it('can be read once the team has published it, without the number of givers if they are few', async () => {
    await publish('2027-01-31', {})
    await open()
    const name = 'Gifts in November 2026'
    const part = within(await screen.findByRole('complementary', { name }))
    expect(part.getByText('Ksh 84,000 from 41 givers.')).toBeVisible()
    expect(part.getByText('Spent on: Talks at two campuses')).toBeVisible()
    cleanup()
    await publish('2026-12-01', { givers: 0 })
    await open()
    expect(await screen.findByText('Ksh 84,000 from fewer than 5 givers.')).toBeVisible()
  })

  it.each([
    ['2027-02-01', {}],
    ['2026-12-01', { received: 'much' }],
  ])('says nothing on %s of what is too old or unreadable: %j', async (day, fields) => {
    await publish(day, fields)
    const asked = vi.spyOn(globalThis, 'fetch')
    await open()
    const batchGet = expect.stringContaining('batchGet')
    await waitFor(() => expect(asked).toHaveBeenCalledWith(batchGet, expect.anything()))
    await Promise.all(asked.mock.results.map(({ value }) => value as unknown))
    expect(screen.queryByText(/^Gifts in/)).toBeNull()
  })
})

describe('who gives every month', () => {
  const remind = () => screen.getByRole('button', { name: /^Remind me every month/ })

  it('finds the steps of a standing order, and a reminder that fills in the amount', async () => {
    setOrganisation({ till: { number: '123456', businessName: 'TEST BUSINESS' } })
    const user = await open()
    await user.click(screen.getByText('Every month'))
    expect(screen.getByText('Create a standing order for Buy Goods, to till 123456.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Copy Till number' })).toBeVisible()
    expect(remind()).toHaveTextContent(/month$/)
    await user.type(field('Amount (Ksh)'), '1,000')
    expect(remind()).toHaveTextContent(/: Ksh 1,000$/)
    await user.click(screen.getByRole('button', { name: 'Ksh 500' }))
    expect(remind()).toHaveTextContent('Remind me every month: Ksh 500')
    vi.doMock('@/pages/giving/reminder', () => Promise.reject(new Error('No connection')))
    await user.click(remind())
    expect(await screen.findByText(/^We could not make it/)).toBeVisible()
    vi.doUnmock('@/pages/giving/reminder')
    const file = nextFile()
    // In Kenya it is December already.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T22:30:00Z') })
    await user.click(remind())
    expect(await file).toContain('SUMMARY:Give Ksh 500 to Jaribio')
    expect(await file).toContain('DTSTART;VALUE=DATE:20270101')
    vi.useRealTimers()
    const [, address = ''] = /^URL:(.*)\r$/m.exec(await file) ?? []
    expect(address).toBe(`${location.origin}/donate#amount=500`)
    expect(screen.queryByText(/^We could not make it/)).toBeNull()
    expect(
      await screen.findByText(/^Now open the file every-month\.ics: .* No such file\?/),
    ).toBeVisible()
    cleanup()
    // A month later no draft has it.
    sessionStorage.clear()
    await open(new URL(address).hash)
    expect(field('Amount (Ksh)')).toHaveValue('500')
  })

  it('reads no steps where there is no till, and an address without an amount fills in nothing', async () => {
    const user = await open('#amount=-5')
    await user.click(screen.getByText('Every month'))
    expect(screen.queryByText(/Ratiba/)).toBeNull()
    expect(remind()).toBeVisible()
    expect(field('Amount (Ksh)')).toHaveValue('')
  })
})

describe('if a way to pay is not set', () => {
  it('only the other one is offered', async () => {
    setOrganisation({ bank: null, whatsApp: '+254 700 000 001' })
    await open()
    expect(mpesa()).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Donate By Bank' })).toBeNull()
    expect(screen.getByText(/^Giving by bank is not set up yet/)).toBeVisible()
    expect(screen.queryByText('Giving from abroad?')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Ask us by WhatsApp' })).toBeNull()
    expectLink('Ask us how you can give.', '/contact')
  })

  it('nothing is promised if nothing is set, and a link leads to the team', async () => {
    setOrganisation({ bank: null, whatsApp: '+254 700 000 001' })
    await withoutPaymentService()
    await open()
    expect(screen.getByText(/^Giving on this site is not set up yet/)).toBeVisible()
    expect(screen.queryByRole('form', { name: 'Donation' })).toBeNull()
    expect(screen.queryByText('What happens next')).toBeNull()
    expect(screen.getByRole('link', { name: 'Ask us by WhatsApp' })).toBeVisible()
    cleanup()
    setOrganisation({ till: { number: '123456', businessName: 'TEST BUSINESS' } })
    await open()
    expect(mpesa()).toBeVisible()
  })
})

it('a giver whose pledge may not be saved is offered another way', async () => {
  setConnection(savingData)
  setOrganisation({ till: { number: '123456', businessName: 'TEST BUSINESS' } })
  const user = await openAndFill()
  backend.failNext({ target: 'firestore', kind: 'lose-answer' })
  await user.click(mpesa())
  await screen.findByText('Nothing was charged. Your details are still here.')
  const failed = 'Failed to process your donation. Please try again.'
  expect(screen.getAllByText(failed)).toHaveLength(2)
  expect(screen.getByText('You can also pay to our till 123456 (TEST BUSINESS).')).toBeVisible()
})
