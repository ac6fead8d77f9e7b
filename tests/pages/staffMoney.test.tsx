import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { paths } from '@/config/paths'
import { StaffPage } from '@/pages/staff/StaffPage'
import { sampleStatement } from '../../local/samples/samples'
import { goOffline } from '../support/members'
import { setOrganisation } from '../support/organisation'
import { addSamples, loadDesk, logIn, quickUser, rowOf } from '../support/staff'
import { backend, openPages } from '../support/site'

// Material UI is much for jsdom.
vi.setConfig({ testTimeout: 40_000 })

beforeAll(loadDesk)

async function open() {
  await addSamples()
  await logIn()
  await openPages({ [paths.staff]: StaffPage }, paths.staff)
  const user = quickUser()
  await screen.findByRole('tab', { name: 'Gifts' })
  await screen.findByLabelText('Pledges', { selector: 'table' })
  return user
}

const row = (text: RegExp) => rowOf('Pledges', text)

test('a gift is confirmed once by its code, thanked for, and voided with a reason', async () => {
  const user = await open()
  await user.click(within(row(/Wycliffe/)).getByText('Confirm…'))
  const ask = within(await screen.findByRole('dialog', { name: 'Confirm a payment' }))
  await user.click(ask.getByRole('button', { name: 'Confirm' }))
  expect(ask.getByText(/^Choose how it came/)).toBeVisible()
  await user.click(ask.getByLabelText('M-Pesa'))
  await user.type(ask.getByLabelText('M-Pesa code'), 'tksamp0001')
  await user.click(ask.getByRole('button', { name: 'Confirm' }))
  await waitFor(() =>
    expect(row(/Wycliffe.*M-Pesa ConfirmedTKSAMP0001arrived .*by demo\.staff@/)).toBeVisible(),
  )
  expect(
    within(row(/Wycliffe/))
      .getByRole('link', { name: 'Thank by email' })
      .getAttribute('href'),
  ).toMatch(/^mailto:wycliffe\.sample@example\.org/)
  expect(backend.documents('confirmations').map(({ id }) => id)).toEqual(['TKSAMP0001'])

  await user.click(within(row(/Wycliffe/)).getByText('Void…'))
  const again = within(await screen.findByRole('dialog', { name: 'Void this confirmation?' }))
  expect(
    again.getByText(/^Ksh 500 from Sample Wycliffe Otieno for donation SAMPLE, code TKSAMP0001/),
  ).toBeVisible()
  await user.type(again.getByLabelText('Reason'), 'Another Wycliffe')
  await user.click(again.getByRole('button', { name: 'Void it' }))
  await waitFor(() => expect(row(/Wycliffe.*M-Pesa Void Confirm…/)).toBeVisible())
})

test('an odd amount is questioned before it is stored, and a used code says what for', async () => {
  const user = await open()
  await user.click(within(row(/Wycliffe/)).getByText('Confirm…'))
  const ask = within(await screen.findByRole('dialog', { name: 'Confirm a payment' }))
  const confirm = () => user.click(ask.getByRole('button', { name: 'Confirm' }))
  const fill = async (label: RegExp, text: string) => {
    await user.clear(ask.getByLabelText(label))
    await user.type(ask.getByLabelText(label), text)
  }
  // One sign is missing.
  await user.click(ask.getByLabelText('M-Pesa'))
  await fill(/^M-Pesa code/, 'TKSAMP001')
  await confirm()
  expect(ask.getByText(/has ten letters and digits\. This has 9\.$/)).toBeVisible()
  // Tomorrow has not arrived.
  await fill(/^M-Pesa code/, 'TKSAMP0001')
  fireEvent.change(ask.getByLabelText(/^Day/), { target: { value: '2099-12-31' } })
  expect(ask.getByText(/^Choose the day it arrived: today or before/)).toBeVisible()
  fireEvent.change(ask.getByLabelText(/^Day/), { target: { value: '2026-11-20' } })
  // By bank, although it looks like M-Pesa's, and a hundred times too much.
  await user.click(ask.getByLabelText('Bank'))
  await fill(/^Amount/, '50000')
  await confirm()
  expect(ask.getByText(/^This looks like an M-Pesa code/)).toBeVisible()
  expect(ask.getByText('Ksh 50,000 is far from the Ksh 500 that we expect.')).toBeVisible()
  expect(backend.documents('confirmations')).toEqual([])
  // What is typed after a tick is asked again.
  await user.click(ask.getByLabelText(/^I have checked/))
  await fill(/^Amount/, '50')
  expect(ask.getByLabelText(/^I have checked/)).not.toBeChecked()
  await confirm()
  expect(backend.documents('confirmations')).toEqual([])
  await user.click(ask.getByLabelText('M-Pesa'))
  await user.click(ask.getByLabelText(/^I have checked/))
  await confirm()
  await waitFor(() =>
    expect(row(/Wycliffe/)).toHaveTextContent(/TKSAMP0001Ksh 50 arrived 20 Nov 2026by demo/),
  )

  await user.click(within(row(/Grace/)).getByText('Confirm…'))
  const used = within(await screen.findByRole('dialog', { name: 'Confirm a payment' }))
  await user.click(used.getByLabelText('M-Pesa'))
  await user.type(used.getByLabelText('M-Pesa code'), 'TKSAMP0001')
  expect(
    await used.findByText(
      /^This code is used already: Ksh 50 from Sample Wycliffe Otieno for donation SAMPLE/,
    ),
  ).toBeVisible()
  await user.click(used.getByRole('button', { name: 'Confirm' }))
  expect(used.getByLabelText('M-Pesa code')).toHaveFocus()
})

test('one payment covers two pledges, the second only in part', async () => {
  const user = await open()
  const put = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
  const askFor = async (name: RegExp) => {
    await user.click(within(row(name)).getByText('Confirm…'))
    const ask = within(await screen.findByRole('dialog', { name: 'Confirm a payment' }))
    await user.click(ask.getByLabelText('M-Pesa'))
    return ask
  }
  const first = await askFor(/Wycliffe/)
  put(first.getByLabelText('M-Pesa code'), 'TKSAMP0001')
  put(first.getByLabelText(/^Amount/), '1200')
  await user.click(first.getByLabelText('Part of this payment is for something else'))
  put(first.getByLabelText(/^Amount for this one/), '1300')
  await user.click(first.getByRole('button', { name: 'Confirm' }))
  expect(first.getByText('Write the part in whole Ksh, at most Ksh 1,200.')).toBeVisible()
  put(first.getByLabelText(/^Amount for this one/), '500')
  await user.click(first.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(row(/Wycliffe.*ConfirmedTKSAMP0001arrived/)).toBeVisible())

  const second = await askFor(/Grace/)
  put(second.getByLabelText('M-Pesa code'), 'TKSAMP0001')
  expect(
    await second.findByText('Ksh 700 of this payment is left: Ksh 1,200 came in under this code.'),
  ).toBeVisible()
  expect(second.getByLabelText(/^Amount for this one/)).toHaveValue('700')
  await user.click(second.getByRole('button', { name: 'Confirm' }))
  await user.click(second.getByLabelText(/^I have checked/))
  await user.click(second.getByRole('button', { name: 'Confirm' }))
  await waitFor(() =>
    expect(row(/Grace/)).toHaveTextContent(
      /ConfirmedKsh 700 of Ksh 1,500TKSAMP0001Ksh 700 arrived/,
    ),
  )

  const rest = await askFor(/Grace/)
  expect(rest.getByLabelText(/^Amount/)).toHaveValue('800')
  put(rest.getByLabelText('M-Pesa code'), 'TKSAMP0001')
  expect(await rest.findByText(/^This code is used already: Ksh 500 from .*Wycliffe/)).toBeVisible()
  put(rest.getByLabelText('M-Pesa code'), 'TKSAMP0002')
  await user.click(rest.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(within(row(/Grace/)).queryByText('Confirm…')).toBeNull())

  // Each part is voided by itself.
  await user.click(within(row(/Grace/)).getByText('Void… TKSAMP0001'))
  const ask = within(await screen.findByRole('dialog', { name: 'Void this confirmation?' }))
  await user.type(ask.getByLabelText('Reason'), 'Another giver')
  await user.click(ask.getByRole('button', { name: 'Void it' }))
  await waitFor(() => expect(row(/Grace/)).toHaveTextContent('Ksh 800 of Ksh 1,500TKSAMP0002'))
})

const columns = 'Receipt No.,Completion Time,Details,Transaction Status'
/** Files that are no statement of ours. */
const unreadable: readonly { content: string; name?: string; size?: number; says: RegExp }[] = [
  { content: 'PK\u0003\u0004', says: /^This is an Excel file/ },
  {
    content: 'any',
    size: 200_000_000,
    says: /^This file is too large for a statement: at most 10/,
  },
  { content: `${columns}\n`, says: /^This statement is missing a column: Paid In/ },
  { content: sampleStatement(new Date()).slice(0, -20), says: /^This file is incomplete/ },
  {
    content: sampleStatement(new Date()),
    name: 'ORG_999999_Merchant.csv',
    says: /^This statement is for till or paybill 000000, which is not ours/,
  },
]

test('a statement is matched and confirmed, even if one confirmation fails', async () => {
  const user = await open()
  setOrganisation({ till: { number: '123456', businessName: 'TEST BUSINESS' } })
  await user.click(screen.getByRole('tab', { name: 'Match' }))
  const lines = screen.getByLabelText('Lines of the statement')
  await user.click(lines)
  await user.paste('nothing of a statement')
  await user.click(screen.getByRole('button', { name: 'Match' }))
  expect(await screen.findByText(/This is not an M-Pesa statement/)).toBeVisible()

  await user.clear(lines)
  await user.click(lines)
  await user.paste(sampleStatement(new Date()).replaceAll('000000', '123456'))
  await user.click(screen.getByRole('button', { name: 'Match' }))
  const suggested = within(await screen.findByRole('table', { name: 'Suggested: look at each' }))

  // What cannot be read says so in a sentence, and leaves what was matched as it is.
  for (const { content, name = 'statement.csv', size, says } of unreadable) {
    const file = new File([content], name)
    if (size !== undefined) Object.defineProperty(file, 'size', { value: size })
    await user.upload(screen.getByLabelText('Choose a file'), file)
    expect(await screen.findByText(says)).toBeVisible()
  }
  expect(backend.documents('confirmations')).toEqual([])

  // What nothing suggests names who it could be for; another tab leaves it all as it is.
  await user.click(screen.getByRole('tab', { name: 'Gifts' }))
  await user.click(screen.getByRole('tab', { name: 'Match' }))
  await user.click(screen.getByRole('checkbox', { name: 'TKSAMP0003 for Sample Brian Kiprono' }))
  await user.click(suggested.getByRole('checkbox', { name: /Mary Njeri/ }))
  const goOnline = goOffline()
  await user.click(screen.getByRole('button', { name: 'Confirm 2 payments' }))
  // In the bar with the button, which stays in sight.
  const bar = screen.getByRole('button', { name: 'Confirm 2 payments' }).parentElement
    ?.parentElement
  expect(bar).toContainElement(await screen.findByText(/nothing else has changed/))
  goOnline()
  await user.click(screen.getByRole('button', { name: 'Confirm 2 payments' }))
  expect(await screen.findByText('2 payments are confirmed.')).toBeVisible()
  expect(
    backend
      .documents('confirmations')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['TKSAMP0003', 'TKSAMP0004'])
})

test('a file that cannot be read says so, and pasted text stays', async () => {
  const user = await open()
  setOrganisation({ till: { number: '000000', businessName: 'TEST BUSINESS' } })
  await user.click(screen.getByRole('tab', { name: 'Match' }))
  const messages = screen.getByLabelText('Messages about payments, if any')
  await user.click(messages)
  await user.paste('I paid yesterday, but I have no code')
  const gone = new File(['any'], 'gone.csv')
  const fails = () => Promise.reject(new DOMException('It is gone', 'NotFoundError'))
  Object.defineProperty(gone, 'arrayBuffer', { value: fails })
  await user.upload(screen.getByLabelText('Choose a file'), gone)
  expect(await screen.findByText(/^This file could not be opened/)).toBeVisible()
  expect(screen.getByText('gone.csv')).toBeVisible()
  expect(messages).toHaveValue('I paid yesterday, but I have no code')

  const cut = 'TK5AY9DLMG,45:13.0,Pay Merchant,Completed,700.00'
  const eaten = new File([`${columns},Paid In\n${cut}\n`], 'saved again.csv')
  await user.upload(screen.getByLabelText('Choose a file'), eaten)
  expect(
    await screen.findByText(
      'No payment could be read: 1 line has a date or amount that cannot be read. No payment found in 1 message.',
    ),
  ).toBeVisible()
  await user.click(screen.getByText('Lines left out (2)'))
  expect(screen.getByText(/^TK5AY9DLMG.*do not open it in Excel.*\(“45:13\.0”\)$/)).toBeVisible()
  expect(screen.getByText(/^“I paid yesterday, but I have no code”/)).toBeVisible()
})
