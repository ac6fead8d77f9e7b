import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dayInKenya } from '@/domain/calendar/calendar'
import { timeText } from '@/staff/domain/days'
import { portalCsv } from '../../../local/mobile-money/portalCsv'
import { sampleDocuments } from '../../../local/samples/samples'
import { storeInConsole } from '../../support/console'
import { goOffline } from '../../support/members'
import { setOrganisation } from '../../support/organisation'
import { openDialog, put } from '../support/desk'
import { storeIncome } from '../support/staff'
import { backend } from '../../support/site'
import {
  ago,
  hour,
  openMatch,
  openStatement,
  openUnmatched,
  paid,
  pledge,
  returned,
  reversal,
  statementFile,
  stranger,
  sums,
  supplier,
} from '../support/match'

test('an unknown table is read once its columns are named, and a file of our store is ours', async () => {
  const { user } = await openMatch()
  const table = [
    'Nambari\tSiku\tKiasi',
    `${stranger.code}\t${new Date(stranger.at + 3 * hour).toISOString().slice(0, 19)}\t333`,
  ]
  put(screen.getByLabelText('Lines of the statement'), table.join('\n'))
  await user.click(screen.getByRole('button', { name: 'Match' }))
  const form = within(await screen.findByRole('form', { name: 'What the columns hold' }))
  expect(form.getByRole('button', { name: 'Read this table' })).toBeDisabled()
  for (const [label, column] of [
    ['M-Pesa code', `Nambari: ${stranger.code}`],
    ['Day and time', /^Siku: /],
    ['Money paid in', 'Kiasi: 333'],
  ] as const) {
    const choice = form.getByLabelText(label)
    await user.selectOptions(choice, within(choice).getByText(column))
  }
  await user.click(form.getByRole('button', { name: 'Read this table' }))
  await screen.findByLabelText('Reconciliation', { selector: 'table' })
  expect(screen.getByText(/^1 payment that came in/)).toBeVisible()

  setOrganisation({
    till: { number: '123456', businessName: 'TEST BUSINESS', storeNumber: '4123456' },
  })
  const ofStore = (shortCode: string) =>
    new File([portalCsv([paid], { shortCode, from: ago(90), to: ago(0) })], 'store.csv')
  await user.upload(screen.getByLabelText('Choose a file'), ofStore('4123457'))
  expect(await screen.findByText(/till or paybill 4123457, which is not ours/)).toBeVisible()
  await user.upload(screen.getByLabelText('Choose a file'), ofStore('4123456'))
  await waitFor(() => expect(screen.queryByText(/which is not ours/)).toBeNull())
})

test('a statement is matched to the last shilling, and the second time shows nothing to do', async () => {
  const { user, read } = await openMatch()
  const file = statementFile([paid, stranger, supplier, returned, reversal], ago(90), ago(0))
  await read(file)
  expect(sums()).toEqual([
    `Paid in 4 Ksh ${(1653 + pledge.amount).toLocaleString('en-KE')}`,
    'Confirmed 0 Ksh 0',
    'Without a pledge 0 Ksh 0',
    'Returned 1 Ksh 70',
    'Known and left 0 Ksh 0',
    `Still open 3 Ksh ${(1583 + pledge.amount).toLocaleString('en-KE')}`,
  ])

  // All suggestions are ticked and unticked at once.
  await user.click(screen.getByRole('button', { name: 'Tick all' }))
  expect(screen.getByText(`1 is ticked: Ksh ${pledge.amount}.`)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Untick all' }))
  expect(screen.getByText('Tick what is right, then confirm.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Tick all' }))
  const goOnline = goOffline()
  await user.click(screen.getByRole('button', { name: 'Confirm 1 payment' }))
  expect(await screen.findByText(/^1 is not confirmed/)).toBeVisible()
  goOnline()
  await user.click(screen.getByRole('button', { name: 'Confirm 1 payment' }))
  expect(await screen.findByText('1 payment is confirmed.')).toBeVisible()
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

  const leave = await openDialog('Known, leave it… TKREC00002', 'Known, leave it')
  await user.click(leave.getByRole('button', { name: 'Leave it' }))
  expect(leave.getByText('Say in one line what it is.')).toBeVisible()
  put(leave.getByLabelText('What it is'), 'The printer paid us back')
  backend.failNext({ target: 'firestore', kind: 'close' })
  await user.click(leave.getByRole('button', { name: 'Leave it' }))
  expect(await leave.findByText(/^We do not know whether it was noted/)).toBeVisible()
  await user.click(leave.getByRole('button', { name: 'Leave it' }))
  expect(
    await screen.findByText('Every shilling of this statement is accounted for.'),
  ).toBeVisible()
  await waitFor(() =>
    expect(document.activeElement).toHaveTextContent(/^Money without a pledge \(0\)/),
  )

  await read(file)
  await waitFor(() => expect(screen.queryByText('2 payments are confirmed.')).toBeNull())
  expect(screen.getByText('Every shilling of this statement is accounted for.')).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByText(/^Money without a pledge/)).toBeNull()
  expect(sums()).toEqual([
    `Paid in 4 Ksh ${(1653 + pledge.amount).toLocaleString('en-KE')}`,
    `Confirmed 1 Ksh ${pledge.amount}`,
    'Without a pledge 1 Ksh 333',
    'Returned 1 Ksh 70',
    'Known and left 1 Ksh 1,250',
    'Still open 0 Ksh 0',
  ])

  // What each line is booked for is said, and who booked it.
  await user.click(screen.getByText('Confirmed'))
  expect(screen.getByText(/^donation SAMPLE; by demo\.staff@/)).toBeVisible()
  await user.click(screen.getByText('Without a pledge'))
  expect(
    screen.getByText(/^SOME \*\*\*\* BODY, Paid without a pledge; by demo\.staff@/),
  ).toBeVisible()

  // Who left it and why is said, and it can be taken back.
  await user.click(screen.getByText('Known and left'))
  expect(screen.getByText(/^The printer paid us back; by demo\.staff@/)).toBeVisible()
  await user.click(screen.getByLabelText('Take it back TKREC00002'))
  await waitFor(() => expect(sums()[5]).toBe('Still open 1 Ksh 1,250'))
  expect(document.activeElement).toHaveTextContent('Known and left')
  await user.click(screen.getByText('Still open'))
  expect(screen.getAllByLabelText('Known, leave it… TKREC00002')[0]).toBeInTheDocument()
})

test('a confirmed code missing from the statement, and a gap between files, are named', async () => {
  const { user, read } = await openUnmatched([stranger, { ...stranger, code: 'TKREC00009' }])
  await user.click(screen.getByLabelText('TKREC00009 for Income without a pledge'))
  await user.click(screen.getByRole('button', { name: 'Confirm 1 payment' }))
  await waitFor(() => expect(sums()[2]).toBe('Without a pledge 1 Ksh 333'))

  await read(
    statementFile([{ ...stranger, code: 'TKREC00008', at: ago(80) }], ago(90), ago(70)),
    statementFile([stranger], ago(68), ago(0)),
  )
  const span = (from: number, to: number) => `${timeText(ago(from))} to ${timeText(ago(to))}`
  expect(await screen.findByText(/ is missing: is there another file\?$/)).toHaveTextContent(
    `The statement covers ${span(90, 70)}, ${span(68, 0)}. ${span(70, 68)} is missing`,
  )
  const list = within(
    await screen.findByLabelText('Confirmed, but not in the statement', { selector: 'table' }),
  )
  expect(list.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Code',
    'Amount',
    'Day',
    'By',
  ])
  expect(list.getByText('TKREC00009')).toBeVisible()
  expect(list.getByText('Ksh 333')).toBeVisible()
  expect(list.getByText(/^demo\.staff@/)).toBeVisible()
})

test('a pledge of last month is found by the reference in a forwarded message', async () => {
  const lastMonth = sampleDocuments(new Date(ago(30 * 24))).find(({ path }) =>
    path.endsWith(pledge.id),
  )
  if (!lastMonth) throw new Error('The pledge is among the samples')
  const { user, read } = await openMatch(() =>
    storeInConsole({ [lastMonth.path]: lastMonth.fields }),
  )
  put(
    screen.getByLabelText('Messages about payments, if any'),
    [
      'I have paid by M-Pesa.',
      `Reference: ${pledge.id.slice(0, 6)}`,
      'M-Pesa code: TKREC00001',
    ].join('\n'),
  )
  await read(statementFile([{ ...stranger, amount: pledge.amount }], ago(90), ago(0)))
  await user.click(screen.getByRole('button', { name: 'Confirm 1 payment' }))
  expect(await screen.findByText('1 payment is confirmed.')).toBeVisible()
  expect(backend.documents('confirmations')).toMatchObject([
    { id: 'TKREC00001', fields: { document: pledge.id } },
  ])
})

test('a payment that two pledges could be for is shown with both', async () => {
  const { user, read } = await openMatch()
  put(
    screen.getByLabelText('Messages about payments, if any'),
    ['SD', 'SE'].map((id) => `Reference: ${id}MPLE\nM-Pesa code: TKREC00001`).join('\n\n'),
  )
  await read(statementFile([{ ...stranger, amount: 1000 }], ago(90), ago(0)))
  await user.click(screen.getByText('Money without a pledge (1)'))
  const several = screen.getAllByText(
    'named in a message, but it names several, or several name it',
  )
  expect(several).toHaveLength(2)
  expect(screen.getByLabelText('TKREC00001 for Sample Mary Njeri')).not.toBeChecked()
  expect(screen.getByLabelText('TKREC00001 for Sample John Mutua')).toBeVisible()
})

test('a statement that says another sum than the book is pointed out', async () => {
  const paidOn = dayInKenya(new Date())
  const income = { method: 'mpesa', paidOn, from: '', note: 'Stand' } as const
  await openStatement([stranger], () =>
    storeIncome({ ...income, code: stranger.code, amount: 300 }),
  )
  expect(
    screen.getByText(/^TKREC00001: the book says Ksh 300 came in, the statement says Ksh 333\./),
  ).toBeVisible()
})

test('a statement can be dropped', async () => {
  await openMatch()
  const files = [statementFile([stranger], ago(90), ago(0))]
  const field = screen.getByLabelText('Lines of the statement')
  expect(fireEvent.dragOver(field), 'so that the browser does not open it').toBe(false)
  expect(fireEvent.drop(field, { dataTransfer: { files } })).toBe(false)
  expect(await screen.findByLabelText('Reconciliation', { selector: 'table' })).toHaveTextContent(
    'Paid in1Ksh 333',
  )
  const unfold = (row: string) => screen.queryByRole('button', { name: new RegExp(row) })
  expect(unfold('Still open')).toBeVisible()
  expect(unfold('Returned')).toBeNull()
})
