import { screen, within } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { paths } from '@/config/paths'
import { NewsletterForm } from '@/app/layout/NewsletterForm'
import { catalogue } from '@/content/facts/catalogue'
import { createCartStore } from '@/context/cart/useCart'
import { dayInKenya } from '@/domain/calendar/calendar'
import { RecordingsPage } from '@/pages/about/RecordingsPage'
import { DonatePage } from '@/pages/giving/DonatePage'
import { RegisterPage } from '@/pages/members/RegisterPage'
import { ResetPasswordPage } from '@/pages/members/ResetPasswordPage'
import { MobileMoneyPage } from '@/pages/payment/MobileMoneyPage'
import { OrderReviewPage } from '@/pages/shop/OrderReviewPage'
import { StaffPage } from '@/staff/pages/StaffPage'
import { requestPasswordReset } from '@/services/mailedLinks'
import { storeIncome } from '@/staff/services/income'
import { demoMember } from '../../local/demoMember'
import { portalCsv } from '../../local/mobile-money/portalCsv'
import { samplePledges } from '../../local/samples/sampleGiving'
import type { FaultKind } from 'local-backend'
import type { FaultTarget } from '../../local/siteBackend'
import { accountWith, goOffline, watchConsole } from '../support/members'
import { fill } from '../support/forms'
import { heading, logInBefore, openMemberPages } from '../support/memberPages'
import { asha, expectRegistered } from '../support/newMember'
import { setOrganisation } from '../support/organisation'
import { addSamples, logIn, staffAccount } from '../staff/support/staff'
import { backend, openPages } from '../support/site'

// Material UI is much for jsdom.
vi.setConfig({ testTimeout: 60_000 })

const { email, password, uid } = demoMember
const newPassword = 'maziwa-lala-7'

/** One way for each thing that a failure may mean. Last the one after which the staff area asks for more. */
const kinds: readonly (FaultKind | 'offline')[] = ['offline', 'close', 'unavailable', 'refuse']

/** A form, and how sending it ends. */
interface Filled {
  readonly open: () => Promise<Awaited<ReturnType<typeof openPages>>>
  readonly target: FaultTarget
  readonly form: string
  readonly role?: 'dialog'
  readonly texts: Readonly<Record<string, string>>
  readonly button: string
  /** What is said when it fails; beside the button, where it stays. */
  readonly says: RegExp
  /** What does not look like a failure, on purpose. */
  readonly notTold?: FaultKind
  readonly expectDone: () => Promise<unknown> | void
}

const isOn = (path: string) => screen.findByText(`Elsewhere: ${path}`)
const oneIn = (collection: string) => expect(backend.documents(collection)).toHaveLength(1)
const didNotWork = /No answer came through|You are offline|It did not work just now/

async function openStaff(tab: string, before?: () => Promise<unknown>) {
  await addSamples()
  await logIn()
  await before?.()
  const user = await openPages({ [paths.staff]: StaffPage }, paths.staff)
  await user.click(await screen.findByRole('tab', { name: tab }))
  return user
}

const grant = {
  ...({ code: 'BANK-GRANT', method: 'bank', amount: 500 } as const),
  ...{ paidOn: dayInKenya(new Date()), from: 'Sample Foundation', note: 'Grant' },
}

const [one, other] = samplePledges
if (!one || !other) throw new Error('There are samples')
const unnamed = {
  code: 'TKFAULT001',
  amount: one.amount + 100,
  payer: '2547****000 - SOME **** BODY',
}

/** A statement with one payment that nobody pledged. */
async function openUnnamed() {
  setOrganisation({ till: { number: '123456', businessName: 'TEST BUSINESS' } })
  const user = await openStaff('Match')
  const now = Date.now()
  const [from, at] = [now - 90 * 3_600_000, now - 20 * 3_600_000]
  const file = portalCsv([{ ...unnamed, at }], { shortCode: '123456', from, to: now })
  await user.upload(
    await screen.findByLabelText('Choose a file'),
    new File([file], 'statement.csv'),
  )
  await user.click(await screen.findByText(/^Money without a pledge/))
  return user
}

const forms: Readonly<Record<string, Filled>> = {
  'a donation': {
    open: () => openPages({ '/donate': DonatePage }, '/donate'),
    target: 'firestore',
    form: 'Donation',
    texts: { 'Amount (Ksh)': '500', Name: 'Asha', Email: asha.email, 'Message (optional)': '💚' },
    button: 'Donate By M-Pesa',
    says: /^Failed to process your donation/,
    expectDone: async () => {
      await isOn('/pay')
      oneIn('Donations')
    },
  },
  'an order': {
    open: () => {
      createCartStore(catalogue).actions.add({ name: 'Hoodie', size: 'M' })
      return openPages({ '/order-review': OrderReviewPage }, '/order-review')
    },
    target: 'firestore',
    form: 'Order',
    texts: { Name: 'Asha', 'Phone number': '0712 345 678' },
    button: 'Confirm Order',
    says: /^We could not save your order/,
    expectDone: async () => {
      await isOn('/pay')
      oneIn('Orders')
    },
  },
  'income that staff write down': {
    open: async () => {
      const user = await openStaff('Book')
      await user.click(await screen.findByRole('button', { name: 'Record income…' }))
      return user
    },
    target: 'firestore',
    form: 'Income without a pledge',
    texts: {
      ...{ 'Amount (Ksh)': '500', 'How it came': 'bank', 'From whom (optional)': 'Asha' },
      ...{ 'Transfer number, as the bank writes it': 'FT 1234', Note: 'Grant 💚' },
    },
    button: 'Record it',
    says: /^We do not know whether it is in the book\./,
    expectDone: async () => {
      await screen.findAllByText(/^Ksh 500 is in the book of/)
      oneIn('confirmations')
    },
  },
  'a refund that staff write down': {
    open: async () => {
      const user = await openStaff('Book', () => storeIncome(grant, staffAccount))
      await user.click(await screen.findByLabelText('Paid back… GRANT'))
      await user.click(await screen.findByLabelText('Cash'))
      return user
    },
    target: 'firestore',
    form: 'Paid back',
    role: 'dialog',
    texts: { 'Amount paid back, in whole Ksh': '100', Reason: 'Too much 💚' },
    button: 'Record it',
    says: /^We do not know whether it is in the book\.|^It was not recorded/,
    expectDone: async () => {
      expect(await screen.findAllByText('Ksh -100')).not.toEqual([])
      expect(backend.documents('confirmations')).toHaveLength(2)
    },
  },
  'a payment that staff split': {
    open: async () => {
      const user = await openUnnamed()
      await user.click(screen.getByLabelText(`Split… ${unnamed.code}`))
      const ask = await screen.findByRole('dialog', { name: 'What is this payment for?' })
      for (const { id, name } of [one, other]) {
        fill(ask, { 'Find by name or reference': id.slice(0, 6) })
        await user.click(await screen.findByLabelText(new RegExp(`^Add ${name}`)))
      }
      return user
    },
    target: 'firestore',
    form: 'What is this payment for?',
    role: 'dialog',
    texts: { 'Find by name or reference': '💚' },
    button: 'Book it',
    says: /^What has a ✓ is booked; the rest/,
    expectDone: async () => {
      await screen.findByText(/^Every shilling/)
      const amounts = backend.documents('confirmations').map(({ fields }) => fields['amount'])
      expect(amounts).toEqual([one.amount, 100])
    },
  },
  'a payment that staff leave': {
    open: async () => {
      const user = await openUnnamed()
      await user.click(screen.getByLabelText(`Known, leave it… ${unnamed.code}`))
      return user
    },
    target: 'firestore',
    form: 'Known, leave it',
    role: 'dialog',
    texts: { 'What it is': 'Our own transfer 💚' },
    button: 'Leave it',
    says: /^We do not know whether it was noted\./,
    expectDone: async () => {
      await screen.findByText(/^Every shilling/)
      oneIn('leftPayments')
    },
  },
  'an address for the newsletter': {
    open: () => openPages({ '/': NewsletterForm }, '/'),
    target: 'firestore',
    form: 'Newsletter',
    texts: { 'Subscribe to our newsletter': asha.email },
    button: 'Subscribe',
    says: /^Subscription failed/,
    expectDone: async () => {
      await screen.findAllByText(/^Subscribed to our newsletter/)
      oneIn('mailingList')
    },
  },
  feedback: {
    open: () => openPages({ '/recordings': RecordingsPage }, '/recordings'),
    target: 'email',
    form: 'Leave a Review',
    texts: { Name: 'Asha', Email: asha.email, Message: 'It helped 💚' },
    button: 'Send Feedback',
    says: /^Failed to send feedback/,
    expectDone: async () => {
      await screen.findAllByText(/Thanks for your feedback/)
      expect(backend.outbox()).toHaveLength(1)
    },
  },
  'a prompt': {
    open: () => openPages({ '/pay': MobileMoneyPage }, '/pay'),
    target: 'stk',
    form: 'M-Pesa prompt',
    texts: { 'Phone number': '0712 345 678', 'Amount (Ksh)': '500' },
    button: 'Send the prompt',
    says: /^Error(?: initiating STK Push)?/,
    expectDone: async () => {
      await screen.findByText('STK Push initiated successfully!')
      expect(backend.stkRequests()).toHaveLength(1)
    },
  },
  'a login': {
    open: () => openMemberPages('/MemberLogin'),
    target: 'auth',
    form: 'Login',
    texts: { Email: email, Password: password },
    button: 'Log in',
    says: didNotWork,
    expectDone: () => heading('Amani Demo'),
  },
  'a registration': {
    open: () => openMemberPages('/Register', null, { '/Register': RegisterPage }),
    target: 'auth',
    form: 'Registration',
    texts: {
      ...{ Email: asha.email, Password: asha.password, 'First name': 'Asha' },
      ...{ 'Last name': 'Wanjiru', 'Phone number': '0712 345 678', Day: '6', Month: '5' },
      ...{ Year: '2003', Gender: 'Female', Location: "Murang'a", Profession: 'Counsellor' },
    },
    button: 'Register',
    says: /^You are not registered yet/,
    expectDone: async () => {
      await heading('Member login')
      await expectRegistered()
    },
  },
  'a change of the profile': {
    open: async () => {
      await logInBefore()
      const user = await openMemberPages('/Dashboard')
      await user.click(await screen.findByRole('button', { name: 'Edit profile' }))
      return user
    },
    target: 'firestore',
    form: 'Edit profile',
    texts: { 'First name': 'Amina' },
    button: 'Save',
    says: /^We could not save your profile/,
    expectDone: async () => {
      await heading('Amina Demo')
      expect(backend.documents('users')).toMatchObject([{ fields: { fname: 'Amina' } }])
    },
  },
  'a reset of the password': {
    open: () => openMemberPages('/ResetPassword', null, { '/ResetPassword': ResetPasswordPage }),
    target: 'auth',
    form: 'Reset password',
    texts: { Email: email },
    button: 'Send the reset link',
    says: /^We could not ask for a reset link/,
    notTold: 'refuse',
    expectDone: async () => {
      await heading('Member login')
      expect(backend.outbox()).toHaveLength(1)
    },
  },
  'a new password': {
    open: async () => {
      await requestPasswordReset(email)
      const { pathname, search } = new URL(backend.outbox()[0]?.link ?? '')
      const user = await openMemberPages(pathname + search, null, {
        '/ResetPassword': ResetPasswordPage,
      })
      await screen.findByRole('form', { name: 'Choose a password' })
      return user
    },
    target: 'auth',
    form: 'Choose a password',
    texts: { 'New password': newPassword },
    button: 'Set the new password',
    says: /^Your password is not changed yet|^We do not know whether your password is changed/,
    expectDone: async () => {
      await heading('Member login')
      expect(await accountWith(email, newPassword)).toBe(uid)
    },
  },
}

beforeAll(async () => {
  await import('@/staff/services/staffDatabase')
  await import('@/staff/pages/StaffDesk')
  await import('@/staff/pages/book/BookTab')
  await import('@/staff/pages/match/MatchTab')
}, 120_000)

it.each(Object.entries(forms))(
  '%s that cannot be sent is kept, each try tells so, and the last one counts once',
  async (
    _what,
    { open, target, form: name, role = 'form', texts, button, says, notTold, expectDone },
  ) => {
    watchConsole()
    const user = await open()
    const form = await screen.findByRole(role, { name })
    const press = async () => {
      await user.click(within(form).getByRole('button', { name: button }))
      // Where nobody can know whether the last prompt comes, another one is asked about first.
      const isSure = role === 'form' && screen.queryByRole('dialog')
      if (isSure) await user.click(within(isSure).getByRole('button', { name: /^Send/ }))
    }
    const typed = () =>
      [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
        ({ value, checked }) => [value, checked],
      )
    fill(form, texts)
    const feePaid = within(form).queryByLabelText('I have paid the membership fee')
    if (feePaid) await user.click(feePaid)
    const before = typed()

    for (const kind of kinds) {
      if (kind === notTold) continue
      const goOnline = kind === 'offline' ? goOffline() : () => undefined
      if (kind !== 'offline') backend.failNext({ target, kind })
      await press()
      expect(await within(form).findByText(says)).toBeVisible()
      expect(typed()).toEqual(before)
      goOnline()
    }
    expect(backend.pendingFaults()).toEqual([])
    await press()
    await expectDone()
  },
)
