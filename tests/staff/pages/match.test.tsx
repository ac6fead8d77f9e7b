import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dayInKenya } from '@/domain/calendar/calendar'
import { timeText } from '@/staff/pages/list/timeText'
import { storeIncome } from '@/staff/services/income'
import { portalCsv, type SamplePayment } from '../../../local/mobile-money/portalCsv'
import { sampleDocuments } from '../../../local/samples/samples'
import { storeInConsole } from '../../support/console'
import { calls, goOffline, hold } from '../../support/members'
import { setOrganisation } from '../../support/organisation'
import { dialog, openDesk, put, rowOf, rowsOf } from '../support/desk'
import { confirm, giftFor, grace, staffAccount, wycliffe } from '../support/staff'
import { backend } from '../../support/site'

const pledge = wycliffe
const hour = 3_600_000
const now = Date.now()
const ago = (hours: number) => now - hours * hour
const paid: SamplePayment = {
  ...{ code: 'TKSAMP0001', at: ago(pledge.hoursAgo - 0.1), amount: pledge.amount },
  payer: '2547****108 - WYCLIFFE **** OTIENO',
}
const payer = '2547****000 - SOME **** BODY'
const stranger: SamplePayment = { code: 'TKREC00001', at: ago(20), amount: 333, payer }
const supplier: SamplePayment = {
  ...{ code: 'TKREC00002', at: ago(19), amount: 1250, payer },
  ...{ details: `Business to Business from ${payer}`, reason: 'B2B Transfer' },
}
const returned: SamplePayment = { code: 'TKREC00003', at: ago(18), amount: 70, payer }
const reversal: SamplePayment = {
  ...{ code: 'TKREC00004', at: ago(17), amount: -70, payer, linked: 'TKREC00003' },
  ...{ details: 'Reversal of TKREC00003', reason: 'Reversal' },
}

function statementFile(payments: readonly SamplePayment[], from: number, to: number): File {
  return new File([portalCsv(payments, { shortCode: '123456', from, to })], 'statement.csv')
}

async function openMatch(before?: () => Promise<unknown>) {
  setOrganisation({ till: { number: '123456', businessName: 'TEST BUSINESS' } })
  const user = await openDesk('Match', before, 'Choose a file')
  const read = async (...files: readonly File[]) => {
    await user.upload(screen.getByLabelText('Choose a file'), [...files])
    await screen.findByLabelText('Reconciliation', { selector: 'table' })
  }
  return { user, read }
}

/** The rows of the reconciliation, without what is folded. */
function sums(): readonly string[] {
  return rowsOf('Reconciliation')
    .filter((row) => row.children.length === 3)
    .map((row) =>
      [...row.children].map(({ textContent }) => textContent.replace(/[▸▾]/, '')).join(' '),
    )
}

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
  expect(screen.getByRole('img', { name: 'Confirmed' })).toBeVisible()

  // An unusual kind of line says so. The focus goes on to the next line.
  await user.click(screen.getByText(/^Money without a pledge \(2\)/))
  expect(screen.getByText(/TKREC00002.*, B2B Transfer$/)).toBeVisible()
  await user.click(screen.getByLabelText('Record as income… TKREC00001'))
  const income = await dialog('Income without a pledge')
  await user.click(income.getByRole('button', { name: 'Record it' }))
  expect(await screen.findByText('It is in the book.')).toBeVisible()
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Ksh 1,250/))
  expect(sums()[2]).toBe('Without a pledge 1 Ksh 333')
  const { from } =
    backend.documents('confirmations').find(({ id }) => id === stranger.code)?.fields ?? {}
  expect(from).toBe('SOME **** BODY')

  await user.click(screen.getByLabelText('Known, leave it… TKREC00002'))
  const leave = await dialog('Known, leave it')
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
  await waitFor(() => expect(screen.queryByText('1 payment is confirmed.')).toBeNull())
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
  expect(screen.getByText(/^Match the statement again/)).toBeVisible()
  expect(screen.getByLabelText('Known, leave it… TKREC00002')).toBeVisible()
})

test('a confirmed code missing from the statement, and a gap between files, are named', async () => {
  const { user, read } = await openMatch()
  await read(statementFile([stranger, { ...stranger, code: 'TKREC00009' }], ago(90), ago(0)))
  await user.click(screen.getByText(/^Money without a pledge/))
  await user.click(screen.getByLabelText('Record as income… TKREC00009'))
  const income = await dialog('Income without a pledge')
  await user.click(income.getByRole('button', { name: 'Record it' }))
  await screen.findByText('It is in the book.')

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

test('a payment that two pledges could be for is shown as not clear', async () => {
  const { read } = await openMatch()
  put(
    screen.getByLabelText('Messages about payments, if any'),
    ['SD', 'SE'].map((id) => `Reference: ${id}MPLE\nM-Pesa code: TKREC00001`).join('\n\n'),
  )
  await read(statementFile([{ ...stranger, amount: 1000 }], ago(90), ago(0)))
  expect(rowOf('Named, but not clear', /Mary/)).toHaveTextContent(
    /TKREC00001.*Sample Mary Njeri.*named in a message, but it names several/,
  )
  expect(rowOf('Named, but not clear', /John/)).toBeVisible()
})

test('a statement that says another sum than the book is pointed out', async () => {
  const paidOn = dayInKenya(new Date())
  const income = { method: 'mpesa', paidOn, from: '', note: 'Stand' } as const
  const { read } = await openMatch(() =>
    storeIncome({ ...income, code: stranger.code, amount: 300 }, staffAccount),
  )
  await read(statementFile([stranger], ago(90), ago(0)))
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

test('what is wrong with a split is said beside it', async () => {
  setOrganisation({ membershipFeeKsh: 200 })
  const { user, read } = await openMatch()
  // Fees are looked for where somebody paid as much.
  const likeAFee = { ...stranger, code: 'TKREC00002', amount: 200 }
  await read(statementFile([stranger, likeAFee], ago(90), ago(0)))
  await user.click(screen.getByText(/^Money without a pledge/))
  await user.click(screen.getByLabelText('Split… TKREC00001'))
  const ask = await dialog('What is this payment for?')
  const book = () => user.click(ask.getByRole('button', { name: 'Book it' }))
  const add = async (name: string, sum: number) => {
    put(ask.getByLabelText('Find by name or reference'), name)
    await user.click(ask.getByLabelText(`Add ${name} Ksh ${sum}`))
    return within(ask.getByRole('group', { name })).getByRole('textbox')
  }
  await book()
  expect(ask.getByText('Choose what it is for.')).toBeVisible()
  put(ask.getByLabelText('Find by name or reference'), 'Nobody')
  expect(ask.getByText(/^Nothing open found/)).toBeVisible()

  const amount = await add(pledge.name, pledge.amount)
  put(amount, '334')
  expect(ask.getByText('Ksh 334 is more than the Ksh 333 that came in.')).toBeVisible()
  put(amount, '3.5')
  await book()
  expect(amount).toHaveAccessibleDescription(/whole Ksh/)
  await user.click(ask.getByLabelText(`Remove ${pledge.name}`))
  expect(ask.queryByRole('group', { name: pledge.name })).toBeNull()

  const fee = await add('Amani Demo', 200)
  expect(fee).toHaveValue('200')
  put(fee, '199')
  expect(fee).toHaveAccessibleDescription(/^A fee counts as paid at once/)
  await book()
  expect(backend.documents('confirmations')).toEqual([])

  put(fee, '200')
  expect(await add(pledge.name, pledge.amount)).toHaveValue('133')
  await book()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sums()[1]).toBe('Confirmed 2 Ksh 333')
  // All of it is booked, so the focus goes on to the next line.
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Ksh 200/))
})

test('a part for what a colleague has just confirmed is refused', async () => {
  const { user, read } = await openMatch()
  await read(statementFile([{ ...stranger, amount: pledge.amount + 250 }], ago(90), ago(0)))
  await user.click(screen.getByText(/^Money without a pledge/))
  await user.click(screen.getByLabelText('Split… TKREC00001'))
  const ask = await dialog('What is this payment for?')
  put(ask.getByLabelText('Find by name or reference'), pledge.name)
  await user.click(ask.getByLabelText(new RegExp(`^Add ${pledge.name}`)))
  await confirm(giftFor(pledge, 'TKREC00007'))
  await user.click(ask.getByRole('button', { name: 'Book it' }))
  expect(await ask.findByText(/the rest was refused/)).toBeVisible()
  expect(ask.getByLabelText('Amount (Ksh)')).toHaveAccessibleDescription(
    'Somebody has already confirmed this code or payment.',
  )
})

test('one payment is split between two pledges through a lost connection, the rest of one is found, and what is left is income', async () => {
  const { user, read } = await openMatch()
  const other = grace
  const part = other.amount - 100
  const all = pledge.amount + part + 250
  const later = { ...stranger, code: 'TKREC00002', at: ago(other.hoursAgo - 1), amount: 100 }
  await read(statementFile([{ ...stranger, amount: all }, later], ago(90), ago(0)))
  await user.click(screen.getByText(/^Money without a pledge/))
  await user.click(screen.getByLabelText('Split… TKREC00001'))
  const ask = await dialog('What is this payment for?')
  for (const { id, name } of [pledge, other]) {
    put(ask.getByLabelText('Find by name or reference'), `${id.slice(0, 6)} ${name}`)
    await user.click(ask.getByLabelText(new RegExp(`^Add ${name}`)))
  }
  const amount = within(ask.getByRole('group', { name: other.name })).getByRole('textbox')
  expect(amount).toHaveValue(String(other.amount))
  put(amount, String(part))
  const ksh = (sum: number) => `Ksh ${sum.toLocaleString('en-KE')}`
  expect(ask.getByText(`${ksh(all - 250)} of ${ksh(all)} — Ksh 250 left`)).toBeVisible()
  expect(ask.getByLabelText(`Part of ${ksh(other.amount)}`)).toBe(amount)

  // The connection is gone after the first.
  const first = hold('documents:commit')
  await user.click(ask.getByRole('button', { name: 'Book it' }))
  await first.made
  const goOnline = goOffline()
  await first.release()
  expect(await ask.findByText(/^What has a ✓ is booked; the rest is not/)).toBeVisible()
  expect(ask.getByText(`✓ ${ksh(pledge.amount)} is booked.`)).toBeVisible()
  expect(amount).toHaveAccessibleDescription(/We do not know whether it is booked\.$/)
  goOnline()
  await user.click(ask.getByRole('button', { name: 'Book it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText(new RegExp(`^Ksh 250 left of ${ksh(all)}`))).toBeVisible()
  expect(sums()[1]).toBe(`Confirmed 2 ${ksh(all - 250)}`)

  // The two parts count when it is split again: four at most.
  await user.click(screen.getByLabelText('Split… TKREC00001'))
  const again = await dialog('What is this payment for?')
  for (const more of [1, 2])
    await user.click(again.getAllByLabelText(/^Add /)[more] ?? document.body)
  expect(again.getByText('A payment can be split four ways at most.')).toBeVisible()
  await user.click(again.getByRole('button', { name: 'Cancel' }))

  const asked = calls().length
  await user.click(await screen.findByRole('checkbox', { name: `TKREC00002 for ${other.name}` }))
  expect(calls()).toHaveLength(asked)
  await user.click(screen.getByRole('button', { name: 'Confirm 1 payment' }))
  expect(await screen.findByText('1 payment is confirmed.')).toBeVisible()

  await user.click(screen.getByLabelText('Record as income… TKREC00001'))
  const income = await dialog('Income without a pledge')
  expect(income.getByLabelText('Amount (Ksh)')).toHaveValue('250')
  await user.click(income.getByRole('button', { name: 'Record it' }))
  expect(
    await screen.findByText('Every shilling of this statement is accounted for.'),
  ).toBeVisible()
  const amounts = backend.documents('confirmations').map(({ fields }) => fields['amount'])
  expect(amounts).toHaveLength(4)
  expect(amounts).toEqual(expect.arrayContaining([pledge.amount, part, 100, 250]))
})
