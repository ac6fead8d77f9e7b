import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { draftOf } from '@/components/form/draft'
import memberOptions from '@/content/facts/memberOptions.json'
import { RegisterPage } from '@/pages/members/RegisterPage'
import { MobileMoneyPage } from '@/pages/payment/MobileMoneyPage'
import { demoMember } from '../../../local/demoMember'
import { fill } from '../../support/forms'
import { calls, expectNowhere, hold, sessionPlaces } from '../../support/members'
import * as page from '../../support/memberPages'
import { asha as member, labelledDetails } from '../../support/newMember'
import { setOrganisation } from '../../support/organisation'
import * as payment from '../../support/payment'
import { expectRegistered, newProfiles } from '../../support/registered'
import { backend, expectLink, navigationState } from '../../support/site'

const field = (label: string) => page.fieldOf('Registration', label)
const submit = () => page.buttonOf('Registration', 'Register')
const feeBox = () => field('I have paid the membership fee')
const guardianBox = () => field('My parent or guardian agrees that I am a member')

const { password } = member
const asha = { Email: member.email, Password: password, ...labelledDetails }
const isNeeded = (label: string) => !label.endsWith('(optional)')

const open = () => page.openMemberPages('/Register', null, { '/Register': RegisterPage })

async function openAndFill(texts: Partial<typeof asha> = {}) {
  const user = await open()
  page.fill('Registration', { ...asha, ...texts })
  await user.click(feeBox())
  return user
}

/** One account, one profile, and both belong together. */
async function expectStored() {
  await page.loginPage()
  await expectRegistered()
  expect(sessionPlaces()).toEqual([])
  expectNowhere(password)
}

describe('somebody registers', () => {
  it('once despite a double tap, is told so on the login page, and leaves nothing typed', async () => {
    const user = await page.openMemberPages('/MemberLogin', null, { '/Register': RegisterPage })
    page.fill('Login', { Email: 'another@example.org' })
    await user.click(screen.getByRole('link', { name: 'Register' }))
    page.fill('Registration', asha)
    await user.click(feeBox())
    await user.dblClick(submit())
    await expectStored()
    expect(location.pathname).toBe('/MemberLogin')
    await page.saidTwice('User Registered Successfully ☺️')
    page.expectTyped('Login', { Email: asha.Email, Password: '' })
    expect(screen.getByText(/^One step is left: log in with the password/)).toBeVisible()
    expect(screen.queryByText('Not a member yet?')).toBeNull()
    expect(calls()).toEqual(['accounts:signUp', 'accounts:lookup', 'documents:commit'])
    // Only the mark of the tab is left.
    expect(Object.keys(sessionStorage)).toEqual(['person:1'])
    expect(backend.denials()).toEqual([])
    cleanup()
    await open()
    for (const label of Object.keys(asha)) expect(field(label)).toHaveValue('')
    expect(feeBox()).not.toBeChecked()
  })

  it('and stays on the page they have moved on to', async () => {
    const user = await openAndFill()
    const held = hold('documents:commit')
    await user.click(submit())
    await user.click(screen.getByRole('link', { name: 'Privacy' }))
    await page.heading('Elsewhere: /privacy')
    void held.release()
    expect(await screen.findByText('User Registered Successfully ☺️')).toBeVisible()
    expect(location.pathname).toBe('/privacy')
    expect(newProfiles()).toHaveLength(1)
  })
})

describe('what is missing or wrong is said beside its field, and nothing is sent', () => {
  it('such as a wrong format, with the focus on the first', async () => {
    const user = await open()
    const wrong = { ...asha, Password: 'password1', Day: '31', Month: '2' }
    page.fill('Registration', wrong)
    await user.click(submit())
    const known = 'This is one of the passwords that are tried first.'
    page.expectReason('Registration', 'Password', known)
    // The hint makes room for it.
    expect(field('Password')).toHaveAccessibleDescription(new RegExp(`^\\s*${known}`))
    page.expectReason('Registration', 'Day', 'There is no 31 February 2003.')
    expect(field('Password')).toHaveFocus()
    page.expectTyped('Registration', wrong)
    expect(calls()).toEqual([])
  })

  it("such as the fee and, under 18, a guardian's consent, of which nothing is stored", async () => {
    const user = await open()
    page.fill('Registration', asha)
    expect(guardianBox()).not.toBeVisible()
    page.fill('Registration', { Year: '2012' })
    await user.click(submit())
    const unpaid = 'Please pay the membership registration fee.'
    await page.saidTwice(unpaid)
    page.expectReason('Registration', 'I have paid the membership fee', unpaid)
    expect(guardianBox()).toHaveFocus()
    const consent = /Please confirm that your parent or guardian agrees\./
    expect(guardianBox()).toHaveAccessibleDescription(consent)
    expect(calls()).toEqual([])
    await user.click(feeBox())
    expect(feeBox()).toBeValid()
    await user.click(guardianBox())
    await user.click(submit())
    await page.loginPage()
    expect(newProfiles()[0]?.fields).toMatchObject({ dob: '2012-05-06' })
    expect(JSON.stringify(newProfiles())).not.toMatch(/guardian|paid/)
  })
})

describe('the fields help', () => {
  it('a password says how much is missing while it is typed, and can be shown', async () => {
    const user = await open()
    expect(field('Password')).toHaveAccessibleDescription('At least 8 characters')
    for (const [typed, hint] of [
      ['sixsix', '2 more characters'],
      ['7', '1 more character'],
      ['8', 'Long enough'],
    ] as const) {
      await user.type(field('Password'), typed)
      expect(field('Password')).toHaveAccessibleDescription(hint)
    }
    expect(field('Password')).toHaveAttribute('type', 'password')
    for (const hide of [
      () => user.click(screen.getByRole('button', { name: 'Hide password' })),
      () => user.click(submit()),
      () => fireEvent(window, new Event('pagehide')),
    ]) {
      await user.click(screen.getByRole('button', { name: 'Show password' }))
      expect(field('Password')).toHaveAttribute('type', 'text')
      // Some browsers send what they spell-check to a server.
      expect(field('Password')).toHaveAttribute('spellcheck', 'false')
      await hide()
      expect(field('Password')).toHaveAttribute('type', 'password')
    }
    expectNowhere('sixsix')
    expect(screen.queryByText('Caps Lock is on.')).toBeNull()
    fireEvent.keyDown(field('Password'), { key: 'a', modifierCapsLock: true })
    expect(screen.getByText('Caps Lock is on.')).toBeVisible()
    fireEvent.keyUp(field('Password'), { key: 'CapsLock' })
    expect(screen.queryByText('Caps Lock is on.')).toBeNull()
  })

  it('a line shows the progress, words are suggested, and only regulated professions read of their register', async () => {
    await open()
    const step = () =>
      screen.getByRole('list', { name: 'Progress' }).querySelector('[aria-current]')
    const hint = /^We show it as you wrote it\. The Counsellors and Psychologists Board/
    expect(step()).toHaveTextContent('Account')
    const { Email, Password } = asha
    const about = Object.entries(labelledDetails).filter(([label]) => isNeeded(label))
    page.fill('Registration', { Email, Password })
    expect(step()).toHaveTextContent('About you')
    page.fill('Registration', { ...Object.fromEntries(about), Profession: ' ' })
    expect(step()).toHaveTextContent('About you')
    page.fill('Registration', { Profession: 'Teacher or lecturer' })
    expect(step()).toHaveTextContent('Fee')
    fireEvent.click(feeBox())
    expect(step()).toHaveTextContent('Register')
    expect(screen.queryByText(hint)).toBeNull()
    page.fill('Registration', { Profession: 'Psychologist' })
    expect(screen.getByText(hint)).toBeVisible()
    const { genders, locations, professions } = memberOptions
    const words = { Gender: genders, Location: locations, Profession: professions }
    for (const [label, suggested] of Object.entries(words)) {
      const { list } = field(label) as HTMLInputElement
      expect([...(list?.options ?? [])].map(({ value }) => value)).toEqual(suggested)
    }
  })
})

/** As /pay notes it. */
function noteFeePaid() {
  const value = { step: 'reported-paid' }
  const entry = JSON.stringify({ savedAt: Date.now(), value })
  sessionStorage.setItem('payment-progress:5:membership', entry)
}

describe('somebody pays the fee in between', () => {
  const pay = () => page.buttonOf('Registration', 'Pay Membership Fee')

  async function goToPay(texts: Partial<typeof asha> = asha) {
    const user = await open()
    page.fill('Registration', texts)
    await user.click(pay())
    await page.heading('Elsewhere: /pay')
    return user
  }

  async function comeBack() {
    history.back()
    await page.heading('Register')
  }

  it('or comes back without having paid, and is told why the box is ticked', async () => {
    await goToPay()
    await comeBack()
    expect(feeBox()).toBeChecked()
    expect(screen.getByText(/^We ticked the box .* no payment is known here\./)).toBeVisible()
  })

  it('and finds everything typed still there, the box ticked, and the button to press', async () => {
    const user = await goToPay()
    expect(navigationState()).toEqual({
      membershipFee: null,
      phone: '0712 345 678',
      member: 'Asha Wanjiru, Asha@Example.org',
    })
    noteFeePaid()
    await comeBack()
    page.expectTyped('Registration', asha)
    expect(feeBox()).toBeChecked()
    expect(screen.getByText('Fee ticked: now press Register.')).toBeVisible()
    expect(submit()).toHaveFocus()
    expectNowhere(password)
    await user.click(submit())
    await expectStored()
  })

  it('and is told after a reload that the password is gone, and taken to its field', async () => {
    await goToPay()
    noteFeePaid()
    cleanup()
    // A password is kept in the memory of the page alone.
    draftOf('registration').take()
    await open()
    const gone = 'We never keep a password on your phone: please type yours again.'
    expect(screen.getByText(gone)).toBeVisible()
    const next = 'Fee ticked. Type your password again, then press Register.'
    expect(screen.getByText(next)).toBeVisible()
    expect(field('Password')).toHaveFocus()
    page.fill('Registration', { Password: password })
    expect(screen.queryByText(gone)).toBeNull()
    expect(screen.getByText('Fee ticked: now press Register.')).toBeVisible()
  })

  it('before anything else, and is taken to the first empty field', async () => {
    await goToPay({ Email: asha.Email, Password: password })
    noteFeePaid()
    await comeBack()
    const next = 'Fee ticked. Fill in what is still empty, then press Register.'
    expect(screen.getByText(next)).toBeVisible()
    expect(field('First name')).toHaveFocus()
    act(() => field('Location').focus())
    page.fill('Registration', { Location: 'Meru' })
    expect(field('Location'), 'only once').toHaveFocus()
    cleanup()
    await open()
    expect(screen.queryByText(next), 'on a later visit').toBeNull()
  })

  it.each([
    ['paid to the till', 'Your confirmation SMS', payment.payToTill],
    [
      'waiting for a prompt',
      'Check your phone',
      async (user: UserEvent) => {
        fill(payment.form(), { 'Phone number': '0712 345 909' })
        await user.click(payment.send())
        await payment.heading('Check your phone')
      },
    ],
  ])('and finds it again, %s, until registered; nobody else does', async (_, step, onPay) => {
    setOrganisation({ till: payment.till, membershipFeeKsh: 300 })
    const pages = { '/Register': RegisterPage, '/pay': MobileMoneyPage }
    const user = await page.openMemberPages('/Register', null, pages)
    page.fill('Registration', asha)
    await user.click(pay())
    await onPay(user)
    await user.click(screen.getByText('Back to registration'))
    backend.failNext({ target: 'auth', kind: 'close' })
    await user.click(submit())
    await screen.findByText(/^We do not know whether you are registered yet/)
    await user.click(pay())
    expect(await payment.heading(step)).toBeVisible()
    await user.click(screen.getByText('Back to registration'))
    await user.click(submit())
    await expectStored()
    act(() => history.go(-2))
    const last = 'One step left: finish your registration'
    expect(await payment.heading(last), 'with no second payment').toBeVisible()
    cleanup()
    await page.openMemberPages('/Register', null, pages)
    await user.click(pay())
    expect(await payment.heading('Pay by M-Pesa')).toBeVisible()
    expect(payment.phone()).toHaveValue('')
  })

  it.each([
    [300, /^The membership fee is Ksh 300\.$/],
    [null, /^The amount of the fee is not set yet/],
  ])('of the amount that the organisation has set (%s)', async (membershipFeeKsh, sentence) => {
    setOrganisation({ membershipFeeKsh })
    const user = await open()
    expect(screen.getByText(sentence)).toBeVisible()
    await user.click(pay())
    await page.heading('Elsewhere: /pay')
    expect(navigationState()).toEqual({ membershipFee: membershipFeeKsh })
  })

  it('and is told to ask where there is neither a till nor a payment service', async () => {
    await payment.withoutPaymentService()
    setOrganisation({ till: null, membershipFeeKsh: 300 })
    await open()
    expect(screen.getByText(/^There is no way to pay by M-Pesa here yet/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Pay Membership Fee' })).toBeNull()
  })
})

it('somebody whose address has an account reads so, and where to log in', async () => {
  const user = await openAndFill({ Email: demoMember.email })
  await user.click(submit())
  await page.saidTwice(/auth\/email-already-in-use/)
  const [above] = within(page.formNamed('Registration')).getAllByRole('status')
  expect(above).toHaveTextContent(/auth\/email-already-in-use/)
  expect(screen.getByText(/^There is an account with this email already/)).toBeVisible()
  expect(screen.queryByText(/^You are not registered yet/)).toBeNull()
  expectLink('Log in', '/MemberLogin')
  expect(backend.documents('users')).toMatchObject([{ fields: { fname: 'Amani' } }])
})
