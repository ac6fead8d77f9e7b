import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { NewsletterForm } from '@/app/layout/NewsletterForm'
import { TellMeWhen } from '@/components/form/TellMeWhen'
import { catalogue } from '@/content/facts/catalogue.json'
import { createCartStore } from '@/context/cart/useCart'
import { RecordingsPage } from '@/pages/about/RecordingsPage'
import { DonatePage } from '@/pages/giving/DonatePage'
import { RegisterPage } from '@/pages/members/RegisterPage'
import { ResetPasswordPage } from '@/pages/members/ResetPasswordPage'
import { MobileMoneyPage } from '@/pages/payment/MobileMoneyPage'
import { OrderReviewPage } from '@/pages/shop/OrderReviewPage'
// Loaded before, so that no look-up of a stored order comes late and meets the fault meant for the next form.
import '@/services/giftStates'
import { requestPasswordReset } from '@/services/mailedLinks'
import { demoMember } from '../../local/demoMember'
import { savingData, setConnection } from '../support/connection'
import { accountWith } from '../support/members'
import { heading, logInBefore, openMemberPages } from '../support/memberPages'
import { asha, labelledDetails } from '../support/newMember'
import { expectRegistered } from '../support/registered'
import { testSending } from '../support/sending'
import { backend, openPages } from '../support/site'

const { email, password, uid } = demoMember
const newPassword = 'maziwa-lala-7'

async function isStored(collection: string, said: string | RegExp) {
  await screen.findAllByText(said)
  expect(backend.documents(collection)).toHaveLength(1)
}
const didNotWork = /No answer came through|You are offline|It did not work just now/

testSending({
  'a donation': {
    open: () => {
      setConnection(savingData)
      return openPages({ '/donate': DonatePage }, '/donate')
    },
    target: 'firestore',
    form: 'Donation',
    texts: { 'Amount (Ksh)': '500', Name: 'Asha', Email: asha.email, 'Message (optional)': '💚' },
    button: 'Donate By M-Pesa',
    says: /^Failed to process your donation/,
    expectDone: () => isStored('Donations', 'Elsewhere: /pay'),
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
    expectDone: () => isStored('Orders', 'Elsewhere: /pay'),
  },
  'an address for the newsletter': {
    open: () => openPages({ '/': NewsletterForm }, '/'),
    target: 'firestore',
    form: 'Newsletter',
    texts: { 'Subscribe to our newsletter': asha.email },
    button: 'Subscribe',
    says: /^Subscription failed/,
    // After a lost answer a refusal says that the address is there.
    notTold: 'refuse',
    expectDone: () => isStored('mailingList', /^Subscribed to our newsletter/),
  },
  'an address to be told': {
    open: async () => {
      const user = await openPages({ '/': () => <TellMeWhen subject="Yoga" /> }, '/')
      await user.click(screen.getByRole('button', { name: 'Tell me when' }))
      return user
    },
    target: 'firestore',
    form: 'Tell me when: Yoga',
    texts: { 'Your email address': asha.email },
    button: 'Tell me when',
    says: /^It may not be saved/,
    expectDone: () => isStored('tellMeWhen', /^Saved. We write to you/),
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
    // It breaks off between the account and the profile.
    target: 'firestore',
    form: 'Registration',
    texts: { Email: asha.email, Password: asha.password, ...labelledDetails },
    button: 'Register',
    says: /^You are not registered yet/,
    unsure: /^We do not know whether you are registered yet/,
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
    unsure: /^We do not know whether your profile is saved/,
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
    says: /^Your password is not changed yet/,
    unsure: /^We do not know whether your password is changed/,
    expectDone: async () => {
      await heading('Member login')
      expect(await accountWith(email, newPassword)).toBe(uid)
    },
  },
})
