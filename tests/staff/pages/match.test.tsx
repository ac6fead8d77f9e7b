import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dayInKenya } from '@/domain/calendar/calendar'
import { dayText, timeText } from '@/staff/domain/days'
import { portalCsv } from '../../../local/mobile-money/portalCsv'
import { storeInConsole } from '../../support/console'
import { goOffline, hold } from '../../support/members'
import { setOrganisation } from '../../support/organisation'
import { answer, button, put, tableOf } from '../support/desk'
import { staffAccount, storeIncome } from '../support/staff'
import { backend } from '../../support/site'
import {
  ago,
  hour,
  openMatch,
  paid,
  pledge,
  returned,
  reversal,
  statementFile,
  stranger,
  sums,
  supplier,
} from '../support/match'

/** Whether the browser asks before it leaves the page. */
const asksToStay = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('an unreadable file says so, an unknown table is read once its columns are named, and a file of our store is ours', async () => {
  const { user } = await openMatch()
  const choose = (file: File) => user.upload(screen.getByLabelText('Choose a file'), file)
  const paste = async (text: string) => {
    put(screen.getByLabelText('Lines of the statement'), text)
    await user.click(screen.getByRole('button', { name: 'Match' }))
  }
  const messages = screen.getByLabelText('Messages about payments, if any')
  expect(asksToStay()).toBe(false)
  put(messages, 'I paid yesterday, but I have no code')
  expect(asksToStay()).toBe(true)
  const gone = new File(['any'], 'gone.csv')
  const fails = () => Promise.reject(new DOMException('It is gone', 'NotFoundError'))
  Object.defineProperty(gone, 'arrayBuffer', { value: fails })
  await choose(gone)
  expect(await screen.findByText(/^This file could not be opened/)).toBeVisible()
  expect(screen.getByText('gone.csv')).toBeVisible()
  expect(messages).toHaveValue('I paid yesterday, but I have no code')
  const huge = new File(['any'], 'huge.csv')
  Object.defineProperty(huge, 'size', { value: 200_000_000 })
  await choose(huge)
  expect(await screen.findByText(/^This file is too large for a statement/)).toBeVisible()

  const head = 'Receipt No.,Completion Time,Details,Transaction Status,Paid In'
  await paste(`${head}\nTK5AY9DLMG,45:13.0,Pay Merchant,Completed,700.00`)
  expect(
    await screen.findByText(
      'No payment was found, and 1 line could not be read. No payment found in 1 message.',
    ),
  ).toBeVisible()
  await user.click(screen.getByText('Lines left out (2)'))
  expect(screen.getByText(/^TK5AY9DLMG.*do not open it in Excel.*\(“45:13\.0”\)$/)).toBeVisible()
  expect(screen.getByText(/^“I paid yesterday, but I have no code”/)).toBeVisible()

  const table = [
    'Nambari\tSiku\tKiasi',
    `${stranger.code}\t${new Date(stranger.at + 3 * hour).toISOString().slice(0, 19)}\t333`,
  ]
  // What was said of one table is not said of the next.
  for (const rows of [table.map((row) => row.split('\t').toReversed().join('\t')), table]) {
    await paste(rows.join('\n'))
    const form = within(await screen.findByRole('form', { name: 'What the columns hold' }))
    expect(form.getByRole('button', { name: 'Read this table' })).toBeDisabled()
    for (const [label, column] of [
      ['M-Pesa code', `Nambari: ${stranger.code}`],
      ['Day and time', /^Siku: /],
      ['Details', 'Kiasi: 333'],
      ['Details', 'Not in this table'],
      ['Money paid in', 'Kiasi: 333'],
    ] as const) {
      const choice = form.getByLabelText(label)
      await user.selectOptions(choice, within(choice).getByText(column))
      expect(choice).toHaveDisplayValue(column)
    }
  }
  await user.click(screen.getByRole('button', { name: 'Read this table' }))
  expect(await screen.findByText(/^1 payment that came in/)).toBeVisible()

  setOrganisation({
    till: { number: '123456', businessName: 'TEST BUSINESS', storeNumber: '4123456' },
  })
  const ofStore = (shortCode: string, name = 'store.csv') =>
    new File([portalCsv([paid], { shortCode, from: ago(90), to: ago(0) })], name)
  await choose(ofStore('4123457'))
  expect(await screen.findByText(/till or paybill 4123457, which is not ours/)).toBeVisible()
  expect(sums()[0]).toBe('Paid in 1 Ksh 333')
  // A file can be dropped too.
  const field = screen.getByLabelText('Lines of the statement')
  expect(fireEvent.dragOver(field), 'so that the browser does not open it').toBe(false)
  const drop = (file: File) => fireEvent.drop(field, { dataTransfer: { files: [file] } })
  const counting = hold('documents:runAggregationQuery')
  expect(drop(ofStore('4123456'))).toBe(false)
  await counting.made
  // While it is matched, no other is read.
  drop(ofStore('4123456', 'other.csv'))
  await counting.release()
  await waitFor(() => expect(sums()[0]).toBe(`Paid in 1 Ksh ${pledge.amount}`))
  expect(screen.getByText('Read: store.csv')).toBeVisible()
  expect(screen.queryByText(/which is not ours/)).toBeNull()
  const unfold = (row: string) => screen.queryByRole('button', { name: new RegExp(row) })
  expect(unfold('Still open')).toBeVisible()
  expect(unfold('Returned')).toBeNull()
})

test('a statement is matched to the last shilling, and the second time shows nothing to do', async () => {
  const { user, read } = await openMatch(() =>
    storeInConsole({
      'Donations/LATEAAAAAAAAAAAAAAAA': {
        name: 'Late',
        amount: '40',
        timestamp: new Date(ago(80)),
      },
    }),
  )
  const file = statementFile([paid, stranger, supplier, returned, reversal], ago(90), ago(0))
  await read(file)
  await waitFor(() => expect(asksToStay()).toBe(true))
  const mail = document.createElement('a')
  document.body.append(Object.assign(mail, { href: 'mailto:a@x.ke', onclick: () => false }))
  fireEvent.click(mail)
  expect(asksToStay(), 'the page stays').toBe(false)
  mail.remove()
  expect(sums()).toEqual([
    `Paid in 4 Ksh ${403 + pledge.amount}.50`,
    'Confirmed 0 Ksh 0',
    'Without a pledge 0 Ksh 0',
    'Returned 1 Ksh 70',
    'Known and left 0 Ksh 0',
    `Still open 3 Ksh ${333 + pledge.amount}.50`,
  ])

  // The money for an old pledge should have been in it.
  await user.click(screen.getByText(/^Pledges without money in this statement/))
  expect(screen.getByText(/^Late/).closest('li')).toHaveTextContent(/Nothing fits\.$/)
  const recent = screen.getByText(/^Sample Grace/).closest('li')
  expect(recent).toHaveTextContent(/Nothing fits\. It may still be paid/)

  // All suggestions are ticked and unticked at once.
  await user.click(screen.getByRole('button', { name: 'Tick all' }))
  expect(screen.getByText(`1 is ticked: Ksh ${pledge.amount}.`)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Untick all' }))
  expect(screen.getByText('Tick what is right, then confirm.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Tick all' }))
  const goOnline = goOffline()
  await user.click(screen.getByRole('button', { name: 'Confirm 1 payment' }))
  // The bar of the button stays in sight, so the failure is said there.
  const confirm = screen.getByRole('button', { name: 'Confirm 1 payment' })
  const bar = confirm.parentElement?.parentElement
  expect(bar).toContainElement(await screen.findByText(/^1 is not confirmed/))
  goOnline()
  await user.click(confirm)
  expect(await screen.findByText('1 payment is confirmed.')).toBeVisible()
  expect(screen.getByText('Confirm')).toBeDisabled()
  expect(sums()[1]).toBe(`Confirmed 1 Ksh ${pledge.amount}`)
  // What is settled makes room for what is not.
  expect(screen.queryByText('Suggested: look at each (1)')).toBeNull()

  // An unusual kind of line says so.
  await user.click(screen.getByText(/^Money without a pledge \(2\)/))
  expect(screen.getByText(/TKREC00002.*, B2B Transfer$/)).toBeVisible()
  await user.click(screen.getByLabelText('TKREC00001 for Income without a pledge'))
  await user.click(screen.getByRole('button', { name: 'Confirm 1 payment' }))
  await waitFor(() => expect(sums()[2]).toBe('Without a pledge 1 Ksh 333'))
  const { from } =
    backend.documents('confirmations').find(({ id }) => id === stranger.code)?.fields ?? {}
  expect(from).toBe('SOME **** BODY')

  await user.click(button('Known, leave it… TKREC00002'))
  const leave = await answer('Known, leave it', 'Leave it')
  expect(leave.getByText('Say in one line what it is.')).toBeVisible()
  await answer('Known, leave it', 'Leave it', { 'What it is': 'The printer paid us back' })
  expect(
    await screen.findByText('Every shilling of this statement is accounted for.'),
  ).toBeVisible()
  await waitFor(() =>
    expect(document.activeElement).toHaveTextContent(/^Money without a pledge \(0\)/),
  )
  expect(asksToStay()).toBe(false)

  await read(file)
  await waitFor(() => expect(screen.queryByText('2 payments are confirmed.')).toBeNull())
  expect(screen.getByText('Every shilling of this statement is accounted for.')).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByText(/^Money without a pledge/)).toBeNull()
  expect(sums().slice(1)).toEqual([
    `Confirmed 1 Ksh ${pledge.amount}`,
    'Without a pledge 1 Ksh 333',
    'Returned 1 Ksh 70',
    'Known and left 1 Ksh 0.50',
    'Still open 0 Ksh 0',
  ])

  // Each line says what it is booked for, and who booked it.
  await user.click(screen.getByText('Confirmed'))
  expect(screen.getByText(/^donation SAMPLE; by demo\.staff@/)).toBeVisible()
  await user.click(screen.getByText('Without a pledge'))
  expect(screen.getByText(/ TKREC00001, [\d*]+$/), 'a usual payment').toBeVisible()
  expect(
    screen.getByText(/^SOME \*\*\*\* BODY, Paid without a pledge; by demo\.staff@/),
  ).toBeVisible()

  // It says who left it and why, and can be taken back.
  await user.click(screen.getByText('Known and left'))
  expect(screen.getByText(/^The printer paid us back; by demo\.staff@/)).toBeVisible()
  await user.click(screen.getByLabelText('Take it back TKREC00002'))
  await waitFor(() => expect(sums()[5]).toBe('Still open 1 Ksh 0.50'))
  expect(document.activeElement).toHaveTextContent(/^Still open/)
  await user.click(screen.getByText('Still open'))
  expect(screen.getAllByLabelText('Known, leave it… TKREC00002')[0]).toBeInTheDocument()
})

test('bookings that the statement lacks, different sums, a lost line and gaps between files are named', async () => {
  const paidOn = dayInKenya(new Date(stranger.at))
  const income = { method: 'mpesa', paidOn, amount: 300, from: '', note: 'Stand' } as const
  const { read } = await openMatch(async () => {
    for (const code of [stranger.code, 'TKREC00009']) await storeIncome({ ...income, code })
  })
  const whole = await statementFile([stranger, supplier, returned], ago(68), ago(0)).text()
  const lines = whole.split('\r\n').filter((line) => !line.startsWith(supplier.code))
  await read(
    statementFile([{ ...stranger, code: 'TKREC00008', at: ago(80) }], ago(90), ago(70)),
    new File([lines.join('\r\n')], 'statement.csv'),
  )
  expect(
    screen.getByText(
      `The balances in the file do not add up before ${returned.code}: a line is missing or was misread. Download the file again.`,
    ),
  ).toBeVisible()
  const span = (from: number, to: number) => `${timeText(ago(from))} to ${timeText(ago(to))}`
  expect(screen.getByText(/ is missing: is there another file\?$/)).toHaveTextContent(
    `The statement covers ${span(90, 70)}, ${span(68, 0)}. ${span(70, 68)} is missing`,
  )
  expect(
    screen.getByText(/^TKREC00001: the book says Ksh 300 came in, the statement says Ksh 333\./),
  ).toBeVisible()
  const missing = tableOf('Confirmed, but not in the statement')
  expect([...missing.rows].map(({ cells }) => [...cells].map((cell) => cell.textContent))).toEqual([
    ['Code', 'Amount', 'Day', 'By'],
    ['TKREC00009', 'Ksh 300', expect.stringContaining(dayText(paidOn)), staffAccount.email],
  ])
})
