import { virtual } from '@guidepup/virtual-screen-reader'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DonatePage } from '@/pages/giving/DonatePage'
import { HelpNowPage } from '@/pages/help/HelpNowPage'
import { RegisterPage } from '@/pages/members/RegisterPage'
import { MobileMoneyPage } from '@/pages/payment/MobileMoneyPage'
import { fill } from '../support/forms'
import { openPages } from '../support/site'

beforeEach(() => {
  // jsdom complains of a second argument, which asks for what stands before and after an element.
  const styleOf = getComputedStyle
  vi.stubGlobal('getComputedStyle', (element: Element) => styleOf(element))
})

afterEach(() => virtual.stop())

/** What a screen reader says from the first thing on a page to the last is kept beside this file, to be read. */
async function expectSpoken(name: string) {
  await virtual.start({ container: document.body })
  while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next()
  // The empty region for notifications comes whenever its library has arrived.
  const phrases = (await virtual.spokenPhraseLog()).filter((one) => one !== 'region, Notifications')
  const spoken = `${phrases.join('\n')}\n`
  await virtual.stop()
  await expect(spoken.replaceAll(/\b[2-9A-Z]{6}\b/g, 'REFERENCE')).toMatchFileSnapshot(
    `spoken/${name}.txt`,
  )
}

it('somebody who listens hears every helpline, and what it is for', async () => {
  await openPages({ '/help-now': HelpNowPage }, '/help-now')
  await expectSpoken('help')
})

it('somebody who listens donates: each field, what is wrong with the amount, and how to pay', async () => {
  const user = await openPages({ '/donate': DonatePage, '/pay': MobileMoneyPage }, '/donate')
  await expectSpoken('donate')
  const amount = screen.getByLabelText('Amount (Ksh)')
  const texts = { 'Amount (Ksh)': '5e', Name: 'Asha Wanjiru', Email: 'asha@example.org' }
  fill(document.body, texts)
  await user.click(screen.getByRole('button', { name: 'Donate By M-Pesa' }))
  expect(amount).toHaveFocus()
  await expectSpoken('donate-wrong-amount')
  fill(document.body, { 'Amount (Ksh)': '500' })
  await user.click(screen.getByRole('button', { name: 'Donate By M-Pesa' }))
  await screen.findByRole('heading', { name: 'Pay by M-Pesa' })
  await expectSpoken('donate-sent')
})

it('somebody who listens registers: each field, and what is missing', async () => {
  const user = await openPages({ '/Register': RegisterPage }, '/Register')
  await expectSpoken('register')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  expect(screen.getByLabelText('Email')).toHaveFocus()
  await expectSpoken('register-nothing-filled-in')
})
