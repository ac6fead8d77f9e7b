import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import * as v from 'valibot'
import { describe, expect, it, test, vi } from 'vitest'
import { useCart } from '@/context/cart/useCart'
import * as userContext from '@/context/user/useUser'
import { howLongText } from '@/content/texts/privacy'
import { deviceEntry, keysInUse } from '@/device/deviceStore'
import { PrivacyPage } from '@/pages/about/PrivacyPage'
import { addToOutbox } from '@/services/outbox'
import { demoMember } from '../../../local/demoMember'
import { setOrganisation } from '../../support/organisation'
import { logInBefore } from '../../support/sessions'
import { backend, expectLink, openPages } from '../../support/site'

const open = () => openPages({ '/privacy': PrivacyPage }, '/privacy')
/** The page, with something of another page beside it. */
function openBeside(Other: ComponentType) {
  const Both = () => [<PrivacyPage key="page" />, <Other key="other" />]
  return openPages({ '/privacy': Both }, '/privacy')
}
const terms = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('term')
    .map(({ textContent }) => textContent)
/** What the page says this device stores right now. */
function storedNow(): string[] {
  const part = within(screen.getByRole('region', { name: 'On this device right now' }))
  return part.queryAllByRole('listitem').map(({ textContent }) => textContent)
}
const forget = () => screen.getByRole('button', { name: 'Forget everything on this device' })
const done = 'Done. What this site stored on this device is forgotten.'

describe('the privacy page', () => {
  it('has at most 600 words until parts are opened that name all stored data, its handlers, what is undecided and what the law grants', async () => {
    const user = await open()
    expect(screen.getByText(/^Your name, email, amount/)).not.toBeVisible()
    const main = screen.getByRole('main').cloneNode(true) as HTMLElement
    for (const hidden of main.querySelectorAll('[hidden]')) hidden.remove()
    expect(main.textContent.split(/\s+/).length).toBeLessThanOrEqual(600)
    for (const part of screen.getAllByRole('button', { expanded: false })) await user.click(part)
    expect(terms(screen.getByRole('main'))).toEqual([
      ...['Donations', 'Orders', 'Newsletter', 'Tell me when', 'Messages to us', 'Membership'],
      'Payments that we confirm',
      ...['What this tab remembers', 'Messages that wait', 'Payments, orders and gifts'],
      ...['The time of your last M-Pesa prompt', 'Your shopping cart', 'Your login'],
      ...['That a team member was here', 'Pages for times without internet'],
      ...['Google Firebase', 'EmailJS', 'The payment service', 'Safaricom'],
    ])
    for (const sentence of [
      'No trackers, no advertising, no cookies of ours, nothing sold.',
      /^Your name, email, amount, message if you wrote one/,
      /^The organisation has not yet set how long each of these is kept\./,
      'Under Kenya’s Data Protection Act, 2019, you may:',
      /^Kenyan law protects you more\./,
      /The help page asks when .* every list of your gifts and orders ask whether they are confirmed/,
      /^Turns what you send .* mails you when your password was reset, and us when you took/,
    ]) {
      expect(screen.getByText(sentence)).toBeVisible()
    }
    const commissioner = screen.getByRole('link', { name: 'www.odpc.go.ke' })
    expect(commissioner).toHaveAttribute('href', 'https://www.odpc.go.ke')
    expect(commissioner).toHaveAttribute('rel', 'noopener')
  })

  it('offers a ready mail about one’s data, or the contact page while there is no address', async () => {
    await open()
    expectLink('Write about my data', '/contact#subject=My%20data')
    cleanup()
    setOrganisation({ email: 'team@example.org' })
    await open()
    const link = screen.getByRole('link', { name: 'Write about my data' })
    const draft = new URL(link.getAttribute('href') ?? '')
    expect(draft.pathname).toBe('team@example.org')
    expect(draft.searchParams.get('subject')).toBe('My data')
    expect(draft.searchParams.get('body')).toContain('have it removed')
  })
})

describe('what this device stores now', () => {
  const drafts = deviceEntry('draft', v.object({ texts: v.record(v.string(), v.string()) }))
  const prompt = deviceEntry('prompt-asked-at', v.number())
  const typeSomething = () => drafts.write({ texts: { name: 'Asha' } }, 'contact')

  it('is nothing at first, updates as it changes, and includes a login that is looked up', async () => {
    await open()
    expect(screen.getByText('Nothing is stored on this device right now.')).toBeVisible()
    expect(screen.queryByText('Forget everything on this device')).toBeNull()
    act(() => void typeSomething())
    expect(storedNow()).toEqual(['What this tab remembers'])
    cleanup()
    vi.spyOn(userContext, 'useUser').mockReturnValue({ status: 'resolving' })
    await open()
    await waitFor(() => expect(storedNow()).toContain('Your login'))
  })

  it('is deleted by a button, after a question if a message still waits', async () => {
    function Shop() {
      const { cart, add } = useCart()
      return (
        <form>
          <input aria-label="Typed" />
          <button type="button" onClick={() => add({ name: 'T-Shirt', size: 'M' })}>
            In the cart: {cart.pieces.length}
          </button>
        </form>
      )
    }
    const user = await openBeside(Shop)
    await user.click(screen.getByText('In the cart: 0'))
    await user.type(screen.getByLabelText('Typed'), 'Asha')
    act(() => {
      typeSomething()
      addToOutbox({ id: 'A', message: { name: 'A', email: 'a', subject: 's', message: 'm' } })
    })
    const all = ['What this tab remembers', 'Messages that wait', 'Your shopping cart']
    expect(storedNow()).toEqual(all)
    await user.click(forget())
    await user.click(screen.getByRole('button', { name: 'Keep everything' }))
    expect(storedNow()).toHaveLength(3)
    expect(forget()).toHaveFocus()
    await user.click(forget())
    expect(screen.getByRole('button', { name: 'Keep everything' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Yes, forget it all' }))
    expect(await screen.findByText(done)).toBeVisible()
    expect(screen.getByText('Nothing is stored on this device right now.')).toBeVisible()
    expect(screen.getByText('On this device right now')).toHaveFocus()
    expect(keysInUse()).toEqual([])
    expect(screen.getByText('In the cart: 0')).toBeVisible()
    expect(screen.getByLabelText('Typed'), 'which would be kept again').toHaveValue('')
    expect(backend.documents('contactMessages')).toEqual([])
  })

  it('keeps the guard against a second M-Pesa prompt while it counts, and says so', async () => {
    prompt.write(Date.now())
    const user = await open()
    await user.click(forget())
    expect(await screen.findByText(done)).toBeVisible()
    expect(storedNow()).toEqual(['The time of your last M-Pesa prompt'])
    expect(screen.getAllByText(/It counts for 2 minutes and stays that long/)).not.toEqual([])
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 60_000 + 1)
    await user.click(forget())
    await waitFor(() => expect(storedNow()).toEqual([]))
  })

  it("includes a member's session, which ends with the rest", async () => {
    await logInBefore(demoMember, 'device')
    const user = await open()
    expect(storedNow()).toContain('Your login')
    await user.click(forget())
    expect(await screen.findByText(done)).toBeVisible()
    expect(storedNow()).toEqual([])
  })
})

test('the page says how long data is kept, as far as decided', () => {
  const undecided = { donations: null, orders: null, messages: null, tellMeWhen: null }
  expect(howLongText(undecided)).toMatch(/^The organisation has not yet set how long/)
  expect(howLongText({ ...undecided, donations: 24, messages: 6, tellMeWhen: 12 })).toBe(
    'Donations for 24 months. Messages to us for 6 months. Addresses under “Tell me when” for at most 12 months. All others stay until somebody removes them: you can ask us to at any time.',
  )
})
