import { expect, shift, soon, test, type Person } from './person'
import { demoMember, signInStarts } from '../e2e/memberArea'

test('a visitor reads the home page, finds an answer, and starts the breathing minute', async ({
  person,
}) => {
  await person.opens('/')
  await person.find('heading', 'Our mission')
  await person.opens('/faq')
  await person.readsNot('Choose a volunteer role')
  await person.presses('button', 'How can I get involved?')
  await person.reads('Choose a volunteer role')
  await person.presses('link', 'Need help now?')
  await person.find('link', 'Call 1199')
  await person.presses('button', 'Start the minute')
  await person.find('button', 'Stop')
})

test('a visitor donates by M-Pesa and gets a prompt', async ({ person, backend }) => {
  await person.opens('/donate')
  await person.presses('button', 'Ksh 500')
  await person.fillsIn('Name', 'Asha Wanjiru')
  await person.fillsIn('Email', 'asha@example.org')
  await person.fillsIn('Message (optional)', 'Kwa upendo')
  await person.presses('button', 'Donate By M-Pesa')
  await person.find('heading', 'Pay by M-Pesa')
  await person.fillsIn('Phone number', '0712 345 678')
  await person.presses('button', 'Send the prompt')
  await person.reads('STK Push initiated successfully!')
  const { documents, stkRequests } = await backend.state()
  expect(documents.Donations).toHaveLength(1)
  expect(stkRequests).toEqual([expect.objectContaining({ phone: '0712345678', amount: 500 })])
})

test('a visitor orders a shirt', async ({ person }) => {
  await person.opens('/shop')
  await person.presses('radio', 'M')
  await person.presses('button', 'Add to Cart')
  await person.reads('Item added to cart successfully')
  await person.presses('button', 'Checkout')
  await person.find('heading', 'Review your order')
  await person.reads('T-Shirt')
  await person.reads('Ksh 700')
})

test('a member logs in, but not into the staff area', async ({ person, site }) => {
  await signInStarts(site)
  await person.opens('/staff')
  await person.presses('link', 'Log in')
  await person.fillsIn('Email', demoMember.email)
  await person.fillsIn('Password', demoMember.password)
  await person.presses('button', 'Log in')
  await person.reads('Your email address is not confirmed yet.')
  await person.opens('/Dashboard')
  await person.find('heading', demoMember.profile.displayName)
})

test('a visitor learns what a message lacks, and the focus moves there', async ({ person }) => {
  await person.opens('/contact')
  await person.fillsIn('Name', 'Asha Wanjiru')
  await person.fillsIn('Email', 'asha@example.org')
  await person.presses('button', 'Send Message')
  await person.reads('Subject is required')
  await person.types('A talk')
  await person.fieldHolds('Subject', 'A talk')
})

for (const [by, leave] of [
  ['its link', (person) => person.presses('link', 'Leave this page')],
  ['three presses of Shift', (person) => person.types(shift.repeat(3))],
] satisfies [string, (person: Person) => Promise<unknown>][]) {
  test(`somebody leaves by ${by}, and nothing is left of what was typed`, async ({ person }) => {
    await person.opens('/contact')
    await person.fillsIn('Message', 'A private matter')
    await person.presses('link', 'All helplines')
    await person.find('heading', 'Need help now?')
    await leave(person)
    await person.reads('Weather')
    await person.opens('/contact')
    await person.fieldHolds('Message', '')
    const kept = await person.tab.run(() => JSON.stringify([localStorage, sessionStorage]))
    expect(kept).not.toContain('private')
  })
}

test('offline, the help page and pages seen before still open', async ({ person, network }) => {
  await person.opens('/')
  const isReady = () => navigator.serviceWorker.controller?.state === 'activated'
  await person.presses('link', 'Our values')
  await soon(async () => expect(await person.tab.run(isReady)).toBe(true))
  await person.opens('/faq')
  await person.find('heading', 'Questions and answers')
  network.cut()
  await person.opens('/help-now')
  await person.find('link', 'Call 1199')
  await person.opens('/faq')
  await person.find('heading', 'Questions and answers')
  await person.opens('/leadership')
  await person.find('heading', 'You are offline')
})

test('text twice as large needs no sideways scrolling', async ({ person }) => {
  for (const path of ['/', '/help-now', '/donate', '/shop', '/Register']) {
    await person.opens(path)
    const beyond = () => {
      document.documentElement.style.fontSize = '200%'
      return document.documentElement.scrollWidth - innerWidth
    }
    await soon(async () => expect(await person.tab.run(beyond), path).toBeLessThanOrEqual(0))
  }
})

test.describe('without script', () => {
  test.use({ script: false })

  test('pages can be read, the menu leads on, and forms say what they need', async ({ person }) => {
    await person.opens('/')
    await person.reads('Forms and payments need it switched on.')
    await person.presses('link', 'Need help now?')
    await person.find('link', 'Call 1199')
    await person.opens('/donate')
    await person.reads('Donation: this needs JavaScript')
  })
})
