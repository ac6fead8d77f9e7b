import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { staffPath } from '@/config/paths'
import { dayInKenya } from '@/domain/calendar/calendar'
import { mostParts } from '@/staff/domain/confirmation'
import { sampleStatement } from '../../../local/samples/samples'
import { goOffline } from '../../support/members'
import { setOrganisation } from '../../support/organisation'
import { button, dialog, openDesk, openStaff, put, rowOf } from '../support/desk'
import { brian, confirm, giftFor, grace, storeIncome, wycliffe } from '../support/staff'
import { backend } from '../../support/site'

const open = () => openDesk('Gifts', undefined, 'Pledges')
const row = (text: RegExp) => rowOf('Pledges', text)
const today = dayInKenya(new Date())

test('a gift is confirmed by its code after odd answers are questioned, thanked for, and voided', async () => {
  const user = await open()
  await user.click(within(row(/Wycliffe/)).getByText('Confirm…'))
  const ask = await dialog('Confirm a payment')
  const press = () => user.click(ask.getByRole('button', { name: 'Confirm' }))
  await press()
  expect(ask.getByText(/^Choose how it came/)).toBeVisible()
  await user.click(ask.getByLabelText('M-Pesa'))
  put(ask.getByLabelText('M-Pesa code'), 'TKSAMP001')
  await press()
  expect(ask.getByText(/has ten letters and digits\. This has 9\.$/)).toBeVisible()
  put(ask.getByLabelText('M-Pesa code'), 'tksamp0001')
  put(ask.getByLabelText(/^Day/), '2099-12-31')
  expect(ask.getByText(/^Choose the day it arrived: today or before/)).toBeVisible()
  put(ask.getByLabelText(/^Day/), '2026-11-20')
  // By bank, although it looks like M-Pesa's, and a hundred times too much.
  await user.click(ask.getByLabelText('Bank'))
  put(ask.getByLabelText(/^Amount/), '50000')
  await press()
  expect(ask.getByText(/^This looks like an M-Pesa code/)).toBeVisible()
  expect(ask.getByText('Ksh 50,000 is far from the Ksh 500 that we expect.')).toBeVisible()
  // What is typed after a tick is asked again.
  await user.click(ask.getByLabelText(/^I have checked/))
  put(ask.getByLabelText(/^Amount/), '50')
  expect(ask.getByLabelText(/^I have checked/)).not.toBeChecked()
  await press()
  expect(backend.documents('confirmations')).toEqual([])
  await user.click(ask.getByLabelText('M-Pesa'))
  await user.click(ask.getByLabelText(/^I have checked/))
  await press()
  await waitFor(() =>
    expect(row(/Wycliffe/)).toHaveTextContent(/TKSAMP0001Ksh 50 arrived 20 Nov 2026by demo/),
  )
  const thanks = within(row(/Wycliffe/)).getByRole('link', { name: 'Thank by email' })
  expect(thanks.getAttribute('href')).toMatch(/^mailto:wycliffe\.sample@example\.org/)

  await user.click(within(row(/Grace/)).getByText('Confirm…'))
  const used = await dialog('Confirm a payment')
  await user.click(used.getByLabelText('M-Pesa'))
  put(used.getByLabelText('M-Pesa code'), 'TKSAMP0001')
  expect(
    await used.findByText(
      /^This code is used already: Ksh 50 from Sample Wycliffe Otieno for donation SAMPLE/,
    ),
  ).toBeVisible()
  await user.click(used.getByRole('button', { name: 'Confirm' }))
  expect(used.getByLabelText('M-Pesa code')).toHaveFocus()
  await user.click(used.getByRole('button', { name: 'Cancel' }))

  await user.click(within(row(/Wycliffe/)).getByText('Void…'))
  const again = await dialog('Void this confirmation?')
  put(again.getByLabelText('Reason'), 'Another Wycliffe')
  await user.click(again.getByRole('button', { name: 'Void it' }))
  await waitFor(() => expect(row(/Wycliffe.*M-Pesa Void Confirm…/)).toBeVisible())
})

test('an order is paid in cash when it is fetched', async () => {
  const user = await openDesk('Orders')
  const order = () => rowOf('Orders', /Sample/)
  await user.click(within(order()).getByText('Confirm…'))
  const ask = await dialog('Confirm a payment')
  await user.click(ask.getByLabelText('Cash'))
  expect(ask.queryByLabelText(/code/)).toBeNull()
  await user.click(ask.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(order()).toHaveTextContent(/CASH-\w{6}arrived/))
  const [record] = backend.documents('confirmations')
  expect(record?.fields).toMatchObject({ kind: 'order', method: 'cash' })
})

test('a transfer has no day until somebody says it, and what is typed stays through a reload', async () => {
  const ask = async (user: Awaited<ReturnType<typeof open>>, name: RegExp) => {
    await user.click(within(row(name)).getByText('Confirm…'))
    return dialog('Confirm a payment')
  }
  const user = await open()
  const byMpesa = await ask(user, /Wycliffe/)
  expect(byMpesa.getByLabelText(/^Day/)).toHaveValue(today)
  await user.click(byMpesa.getByLabelText('Bank'))
  expect(byMpesa.getByLabelText(/^Day/)).toHaveValue('')
  await user.click(byMpesa.getByRole('button', { name: 'Cancel' }))

  const transfer = await ask(user, /Traders/)
  expect(transfer.getByLabelText(/^Day/)).toHaveValue('')
  expect(transfer.getByLabelText('Bank')).toBeChecked()
  put(transfer.getByLabelText(/transfer number/), 'ft 26325 abcde')
  put(transfer.getByLabelText(/^Day/), '2026-11-20')
  cleanup()
  await openStaff(`${staffPath}?tab=gifts`)
  await screen.findByLabelText('Pledges', { selector: 'table' })
  const again = await ask(user, /Traders/)
  expect(again.getByLabelText('Bank')).toBeChecked()
  expect(again.getByLabelText(/^Day/)).toHaveValue('2026-11-20')
  await user.click(again.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(row(/Traders/)).toHaveTextContent(/FT26325ABCDEarrived 20 Nov 2026/))
})

test('one payment covers two pledges, the second only in part', async () => {
  const user = await open()
  const askFor = async (name: RegExp) => {
    await user.click(within(row(name)).getByText('Confirm…'))
    const ask = await dialog('Confirm a payment')
    await user.click(ask.getByLabelText('M-Pesa'))
    return ask
  }
  const first = await askFor(/Wycliffe/)
  put(first.getByLabelText('M-Pesa code'), 'TKSAMP0001')
  put(first.getByLabelText(/^Amount/), '1200')
  await user.click(first.getByLabelText('Part of this payment is for something else'))
  for (const wrong of ['1300', '500.5', '-500']) {
    put(first.getByLabelText(/^Amount for this one/), wrong)
    await user.click(first.getByRole('button', { name: 'Confirm' }))
    expect(first.getByText('Write the part in whole Ksh, at most Ksh 1,200.')).toBeVisible()
  }
  put(first.getByLabelText(/^Amount for this one/), ' 500 ')
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
  const ask = await dialog('Void this confirmation?')
  put(ask.getByLabelText('Reason'), 'Another giver')
  await user.click(ask.getByRole('button', { name: 'Void it' }))
  await waitFor(() => expect(row(/Grace/)).toHaveTextContent('Ksh 800 of Ksh 1,500TKSAMP0002'))
})

test('the last part of a payment takes all that is left', async () => {
  const stand = {
    method: 'mpesa',
    code: 'TKSAMP0001',
    paidOn: today,
    from: '',
    note: 'Stand',
  } as const
  const user = await open()
  for (let part = 1; part < mostParts; part += 1)
    await storeIncome({ ...stand, amount: 10, received: 1000 })
  await user.click(within(row(/Grace/)).getByText('Confirm…'))
  const ask = await dialog('Confirm a payment')
  await user.click(ask.getByLabelText('M-Pesa'))
  put(ask.getByLabelText('M-Pesa code'), stand.code)
  await ask.findByText('Ksh 890 of this payment is left: Ksh 1,000 came in under this code.')
  const amount = ask.getByLabelText(/^Amount for this one/)
  put(amount, '889')
  await user.click(ask.getByRole('button', { name: 'Confirm' }))
  expect(amount).toHaveAccessibleDescription(/^A payment has 12 parts at most/)
  put(amount, '890')
  await user.click(ask.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(row(/Grace/)).toHaveTextContent('Ksh 890 of Ksh 1,500'))
})

const columns = 'Receipt No.,Completion Time,Details,Transaction Status'
/** Files that are no statement of ours. */
const unreadable: readonly (readonly [says: RegExp, content: string, size?: number])[] = [
  [/^This is an Excel file/, 'PK\u0003\u0004'],
  [/^This file is too large for a statement: at most 10/, 'any', 200_000_000],
  [/^We do not know this table yet/, `${columns}\n`],
  [/^This file is incomplete/, sampleStatement(new Date()).slice(0, -20)],
  [/^This statement is for till or paybill 000000, which is not/, sampleStatement(new Date())],
]

test('a statement is matched and confirmed, even if one confirmation fails', async () => {
  const user = await open()
  setOrganisation({ till: { number: '123456', businessName: 'TEST BUSINESS' } })
  await user.click(screen.getByRole('tab', { name: 'Match' }))
  const lines = await screen.findByLabelText('Lines of the statement')
  put(lines, 'nothing of a statement')
  await user.click(screen.getByRole('button', { name: 'Match' }))
  expect(await screen.findByText(/This is not an M-Pesa statement/)).toBeVisible()

  put(lines, sampleStatement(new Date()).replaceAll('000000', '123456'))
  await user.click(screen.getByRole('button', { name: 'Match' }))
  const suggested = within(await screen.findByRole('list', { name: /^Suggested: look at each/ }))

  // What cannot be read says so in a sentence, and leaves what was matched as it is.
  for (const [says, content, size] of unreadable) {
    const file = new File([content], 'statement.csv')
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
  expect(bar).toContainElement(await screen.findByText(/are not confirmed, or no answer came/))
  goOnline()
  await user.click(screen.getByRole('button', { name: 'Confirm 2 payments' }))
  expect(await screen.findByText('2 payments are confirmed.')).toBeVisible()
  const stored = backend.documents('confirmations').map(({ id }) => id)
  expect(stored.toSorted()).toEqual(['TKSAMP0003', 'TKSAMP0004'])
})

test('a file that cannot be read says so, and pasted text stays', async () => {
  const user = await open()
  setOrganisation({ till: { number: '000000', businessName: 'TEST BUSINESS' } })
  await user.click(screen.getByRole('tab', { name: 'Match' }))
  const messages = await screen.findByLabelText('Messages about payments, if any')
  put(messages, 'I paid yesterday, but I have no code')
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

const booked = (pledge: typeof wycliffe, code: string, amount: number, received?: number) =>
  confirm({ ...giftFor(pledge, code, today), amount, received })

test.each([
  [
    'all of the code',
    () => booked(wycliffe, 'TKSAMP0001', 500),
    /^It was not confirmed\. This code is used already: Ksh 500 from Sample Wycliffe Otieno .* confirmed by demo\.staff@/,
  ],
  [
    'most of the code',
    () => booked(wycliffe, 'TKSAMP0001', 500, 1900),
    'It was not confirmed: only Ksh 1,400 of this payment is left.',
  ],
  [
    'a part of the code, of another sum',
    () => booked(brian, 'TKSAMP0001', 250, 1900),
    /^It was not confirmed: .*Ksh 1,900/,
  ],
  [
    'the pledge',
    () => booked(grace, 'TKSAMP0002', 1500),
    /^It was not confirmed, because it already is: Ksh 1,500 from Sample Grace Akinyi .*, code TKSAMP0002, arrived on .*\.$/,
  ],
])('a gift is refused if a colleague has just booked %s', async (_, book, says) => {
  const user = await open()
  await user.click(within(row(/Grace/)).getByText('Confirm…'))
  const ask = await dialog('Confirm a payment')
  await user.click(ask.getByLabelText('M-Pesa'))
  put(ask.getByLabelText('M-Pesa code'), 'TKSAMP0001')
  put(ask.getByLabelText(/^Amount/), '2000')
  await user.click(ask.getByLabelText('Part of this payment is for something else'))
  put(ask.getByLabelText(/^Amount for this one/), '1500')
  await book()
  await user.click(ask.getByRole('button', { name: 'Confirm' }))
  expect(await ask.findByText(says)).toBeVisible()
  expect(backend.documents('confirmations')).toHaveLength(1)
})

test('a pledge that nobody waits for is closed with a reason, says so, and is opened again', async () => {
  const user = await open()
  await confirm({ ...giftFor(wycliffe, 'TKPART0001'), amount: 100 })
  await user.click(screen.getByLabelText(`More ${wycliffe.id.slice(0, 6)}`))
  await user.click(button(`Close… ${wycliffe.id.slice(0, 6)}`))
  const ask = await dialog(`Close pledge ${wycliffe.id.slice(0, 6)}?`)
  const closeIt = () => user.click(ask.getByRole('button', { name: 'Close it' }))
  await closeIt()
  expect(ask.getByText('Write why nobody waits for it.')).toBeVisible()
  put(ask.getByLabelText('Reason'), 'The rest will not come')
  const goOnline = goOffline()
  await closeIt()
  expect(await ask.findByText(/^It was not closed\./)).toBeVisible()
  goOnline()
  await closeIt()
  await waitFor(() =>
    expect(row(/Wycliffe/)).toHaveTextContent(
      /ClosedKsh 100 of Ksh 500TKPART0001.*The rest will not come \(Closed .* by demo\.staff@/,
    ),
  )
  expect(within(row(/Wycliffe/)).queryByText(/^(Confirm|Close)…/)).toBeNull()
  const find = screen.getByLabelText('Find in all tabs', { selector: 'input' })
  put(find, wycliffe.id.slice(0, 6))
  find.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/Sample Wycliffe Otieno · Ksh 500 · Closed$/)).toBeVisible()

  await user.click(button(`Reopen ${wycliffe.id.slice(0, 6)}`))
  expect(await screen.findByText(/^Pledge .* is open again\.$/)).toBeVisible()
  expect(button(`Confirm… ${wycliffe.id.slice(0, 6)}`)).toBeVisible()
  expect(backend.documents('closedPledges')).toEqual([])
})
