import { execFileSync } from 'node:child_process'
import { neutralPage } from '@/content/texts/helpNow'
import { demoMember, signInStarts } from '../e2e/memberArea'
import { expect } from '../e2e/site'
import { test, type Person } from './person'

async function fillsIn(person: Person, label: string, text: string) {
  await person.presses('field', label)
  await person.types(text)
  await person.fieldHolds(label, text)
}

test('a visitor reads the home page, finds an answer, and starts the breathing minute', async ({
  person,
}) => {
  await person.opens('/')
  await person.finds('heading', 'Our mission')
  await person.opens('/faq')
  await person.waitsFor(() => !document.body.innerText.includes('Choose a volunteer role'))
  await person.presses('button', 'How can I get involved?')
  await person.reads('Choose a volunteer role')
  await person.presses('link', 'Need help now?')
  await person.finds('link', 'Call Childline Kenya, 116')
  await person.presses('button', 'Start the minute')
  await person.finds('button', 'Stop')
})

test('a visitor donates by M-Pesa and gets a prompt', async ({ person, backend }) => {
  await person.opens('/donate')
  await person.presses('button', 'Ksh 500')
  await fillsIn(person, 'Name', 'Asha Wanjiru')
  await fillsIn(person, 'Email', 'asha@example.org')
  await fillsIn(person, 'Message (optional)', 'Kwa upendo')
  await person.presses('button', 'Donate By M-Pesa')
  await person.finds('heading', 'Pay by M-Pesa')
  await fillsIn(person, 'Phone number', '0712 345 678')
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
  await person.finds('heading', 'Review your order')
  await person.reads('T-Shirt')
  await person.reads('Ksh 700')
})

test('a member logs in, but not into the staff area', async ({ person, site }) => {
  await signInStarts(site)
  await person.opens('/staff')
  await person.presses('link', 'Log in')
  await fillsIn(person, 'Email', demoMember.email)
  await fillsIn(person, 'Password', demoMember.password)
  await person.presses('button', 'Log in')
  await person.reads('Your email address is not confirmed yet.')
  await person.opens('/Dashboard')
  await person.finds('heading', demoMember.profile.displayName)
})

test('a visitor learns what a message lacks, and the focus moves there', async ({ person }) => {
  await person.opens('/contact')
  await fillsIn(person, 'Name', 'Asha Wanjiru')
  await fillsIn(person, 'Email', 'asha@example.org')
  await person.presses('button', 'Send Message')
  await person.reads('Subject is required')
  await person.types('A talk')
  await person.fieldHolds('Subject', 'A talk')
})

for (const [by, leave] of [
  ['its link', (person) => person.presses('link', 'Leave this page')],
  ['three presses of Shift', (person) => person.pressesShift(3)],
] satisfies [string, (person: Person) => Promise<unknown>][]) {
  test(`somebody leaves by ${by}, and nothing is left of what was typed`, async ({ person }) => {
    await person.opens('/contact')
    await fillsIn(person, 'Message', 'A private matter')
    await person.presses('link', 'All helplines')
    await person.finds('heading', 'Need help now?')
    await leave(person)
    await person.isAt(neutralPage)
    await person.opens('/contact')
    await person.fieldHolds('Message', '')
    await person.waitsFor(() => !JSON.stringify([localStorage, sessionStorage]).includes('private'))
  })
}

test('offline, the help page and pages seen before still open', async ({ person, network }) => {
  await person.opens('/')
  await person.presses('link', 'Our values')
  await person.waitsFor(() => navigator.serviceWorker.controller?.state === 'activated')
  await person.opens('/faq')
  await person.finds('heading', 'Questions and answers')
  network.cut()
  await person.opens('/help-now')
  await person.finds('link', 'Call Childline Kenya, 116')
  await person.opens('/faq')
  await person.finds('heading', 'Questions and answers')
  await person.opens('/leadership')
  await person.finds('heading', 'You are offline')
})

test('text twice as large needs no sideways scrolling', async ({ person }) => {
  for (const path of ['/', '/help-now', '/donate', '/shop', '/Register']) {
    await person.opens(path)
    await person.waitsFor(() => {
      document.documentElement.style.fontSize = '200%'
      return document.documentElement.scrollWidth <= innerWidth
    })
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('pages can be read, the menu leads on, and forms say what they need', async ({ person }) => {
    await person.opens('/')
    await person.reads('Forms and payments need it switched on.')
    await person.presses('link', 'Need help now?')
    await person.finds('link', 'Call Childline Kenya, 116')
    await person.opens('/donate')
    await person.reads('Donation: this needs JavaScript')
  })
})

// WebKit's driver prints nothing, and loses a page that comes from memory and loads itself again.
test.describe('@firefox', () => {
  test('the printed help page has every number, and no buttons', async ({ person }) => {
    await person.opens('/help-now')
    const input = (await person.prints?.()) ?? ''
    const sheets = execFileSync('pdftotext', ['-layout', '-', '-'], { input, encoding: 'utf8' })
    for (const number of ['999', '112', '1199', '0722 178 177', '116', '1195', '1192']) {
      expect(sheets).toContain(number)
    }
    expect(sheets).not.toMatch(/Start the minute|Subscribe/)
  })

  test('"back" after the quick exit shows nothing that was typed', async ({ person }) => {
    await person.opens('/contact')
    await fillsIn(person, 'Message', 'A private matter')
    await person.presses('link', 'All helplines')
    await person.finds('heading', 'Need help now?')
    await person.presses('link', 'Leave this page')
    await person.isAt(neutralPage)
    await person.goesBack?.()
    await person.isAt('/contact')
    await person.fieldHolds('Message', '')
  })
})
