import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dayInKenya } from '@/domain/calendar/calendar'
import { storeInConsole } from '../../support/console'
import { goOffline } from '../../support/members'
import { backend } from '../../support/site'
import { answer, dialog, openDialog, put, rowOf, rowsOf } from '../support/desk'
import {
  ago,
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
import { confirm, giftFor, staffAccount } from '../support/staff'

const complete = 'Every shilling of this statement is accounted for.'
const pledgeRow = new RegExp(pledge.name)
const suggestion = `${paid.code} for ${pledge.name}`

const signed = { by: 'colleague', byEmail: 'colleague@example.org', at: new Date() }

async function leaveIt(code: string) {
  await openDialog(`Known, leave it… ${code}`, 'Known, leave it')
  await answer('Known, leave it', 'Leave it', { 'What it is': 'Our own transfer' })
}

test('the statement follows what is voided in the book and confirmed under Gifts', async () => {
  const { user } = await openStatement([paid], () =>
    confirm({ ...giftFor(pledge, paid.code), paidOn: dayInKenya(new Date(paid.at)) }),
  )
  expect(screen.getByText(complete)).toBeVisible()

  await user.click(screen.getByRole('tab', { name: 'Book' }))
  await user.click(await screen.findByLabelText(`Void… ${paid.code}`))
  await answer('Void this confirmation?', 'Void it', { Reason: 'Another giver' })
  await waitFor(() => expect(screen.queryByText(complete)).toBeNull())
  await user.click(screen.getByRole('tab', { name: 'Match' }))
  expect(sums()[5]).toBe(`Still open 1 Ksh ${pledge.amount}`)
  // It is suggested again.
  expect(await screen.findByLabelText(suggestion)).toBeEnabled()

  await user.click(screen.getByRole('tab', { name: 'Gifts' }))
  await screen.findByLabelText('Pledges', { selector: 'table' })
  await user.click(within(rowOf('Pledges', pledgeRow)).getByText('Confirm…'))
  const again = await dialog('Confirm a payment')
  await user.click(again.getByLabelText('M-Pesa'))
  put(again.getByLabelText('M-Pesa code'), paid.code)
  await user.click(again.getByRole('button', { name: 'Confirm' }))
  await user.click(screen.getByRole('tab', { name: 'Match' }))
  expect(await screen.findByText(complete)).toBeVisible()
  expect(sums()[1]).toBe(`Confirmed 1 Ksh ${pledge.amount}`)
})

test('the statement follows what a colleague books, once a press is refused or the page is looked at again', async () => {
  const { user } = await openStatement([paid])
  expect(sums()[5]).toBe(`Still open 1 Ksh ${pledge.amount}`)
  const { amount, document, ...money } = giftFor(pledge, paid.code)
  const part = { [paid.code]: amount }
  const record = { ...money, amount, document, attempt: 1, month: '2025-11', ...signed }
  await storeInConsole({
    [`confirmations/${paid.code}`]: record,
    [`payments/${paid.code}`]: { received: amount, attempts: 1, parts: part },
    [`confirmed/donation-${document}`]: { parts: part },
  })
  await user.click(screen.getByLabelText(suggestion))
  await user.click(screen.getByRole('button', { name: 'Confirm 1 payment' }))
  expect(await screen.findByText(complete)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Confirmed' }))
  expect(screen.getByText(/by colleague@example\.org/)).toBeVisible()

  await storeInConsole({
    [`voids/${paid.code}`]: { ...record, reason: 'Not hers' },
    [`payments/${paid.code}`]: { received: amount, attempts: 1, parts: {} },
    [`confirmed/donation-${document}`]: { parts: {} },
  })
  fireEvent.focus(window)
  await waitFor(() => expect(sums()[5]).toBe(`Still open 1 Ksh ${pledge.amount}`))
  expect(screen.queryByText(complete)).toBeNull()
})

test('a payment that a colleague has just booked is not left', async () => {
  const { user } = await openUnmatched([stranger])
  const ask = await openDialog(`Known, leave it… ${stranger.code}`, 'Known, leave it')
  put(ask.getByLabelText('What it is'), 'Our own transfer')
  await storeInConsole({
    [`payments/${stranger.code}`]: { received: 333, attempts: 1, parts: { [stranger.code]: 333 } },
  })
  await user.click(ask.getByRole('button', { name: 'Leave it' }))
  expect(await ask.findByText(/^Somebody has already confirmed this code/)).toBeVisible()
  expect(ask.getByLabelText('What it is')).toHaveValue('Our own transfer')
  expect(backend.documents('leftPayments')).toEqual([])
})

test('a payment of last week that M-Pesa takes back this week is paid back by one press', async () => {
  const old = { ...giftFor(pledge, 'TKREC00003'), amount: pledge.amount }
  const payments = [{ ...stranger, amount: 100 }, reversal]
  const { user } = await openUnmatched(payments, () => confirm(old))
  await leaveIt(stranger.code)
  await waitFor(() => expect(sums()[5]).toBe('Still open 0 Ksh 0'))
  expect(screen.queryByText(complete)).toBeNull()
  expect(screen.getByText(/^Taken back by M-Pesa, but still in the book/)).toBeVisible()

  const goOnline = goOffline()
  await user.click(screen.getByLabelText('Record that it went back: TKREC00003'))
  expect(await screen.findByText(/^We do not know whether it is recorded/)).toBeVisible()
  goOnline()
  await user.click(screen.getByLabelText('Record that it went back: TKREC00003'))
  expect(await screen.findByText(complete)).toBeVisible()
  expect(screen.queryByText(/^Taken back by M-Pesa/)).toBeNull()
  const other = rowsOf('Other money in this statement').map((row) => row.textContent)
  expect(other).toContain('Reversals1−Ksh 70')
  expect(
    screen.getByText(/^Ksh 0 at first \+ Ksh 100 in − Ksh 70 out = Ksh 30 at last/),
  ).toBeVisible()
  const refund = backend
    .documents('confirmations')
    .find(({ fields }) => fields['kind'] === 'refund')
  expect(refund?.fields).toMatchObject({
    ...{ code: reversal.code, document: old.code, amount: pledge.amount, method: 'mpesa' },
    ...{ paidOn: dayInKenya(new Date(reversal.at)), byEmail: staffAccount.email },
  })
})

test('a wrong suggestion is dismissed, and messages pasted later count with the file read before', async () => {
  const { user } = await openStatement([paid])
  await user.click(screen.getByLabelText(`Not this one ${suggestion}`))
  await waitFor(() => expect(screen.queryByLabelText(suggestion)).toBeNull())
  expect(screen.queryByRole('button', { name: 'Tick all' })).toBeNull()
  expect(screen.getByText('Money without a pledge (1)')).toBeVisible()

  expect(screen.getByText('Read: statement.csv')).toBeVisible()
  const message = `Reference: ${pledge.id.slice(0, 6)}\nM-Pesa code: ${paid.code}`
  put(screen.getByLabelText('Messages about payments, if any'), message)
  await user.click(screen.getByRole('button', { name: 'Match' }))
  expect(await screen.findByLabelText(suggestion)).toBeChecked()
  await user.click(screen.getByLabelText(`Not this one ${suggestion}`))
  await waitFor(() => expect(screen.queryByLabelText(suggestion)).toBeNull())
})

test('a pledge closed under Gifts is no longer proposed, until it is open again', async () => {
  const { user } = await openStatement([paid])
  expect(screen.getByLabelText(suggestion)).toBeEnabled()
  const reference = pledge.id.slice(0, 6)

  await user.click(screen.getByRole('tab', { name: 'Gifts' }))
  await user.click(await screen.findByLabelText(`More ${reference}`))
  await user.click(screen.getByLabelText(`Close… ${reference}`))
  await answer(`Close pledge ${reference}?`, 'Close it', { Reason: 'Regretted' })
  await waitFor(() => expect(screen.queryByLabelText(suggestion)).toBeNull())
  await user.click(screen.getByRole('tab', { name: 'Match' }))
  await user.click(screen.getByText('Money without a pledge (1)'))
  const split = await openDialog(`Split… ${paid.code}`, 'What is this payment for?')
  expect(split.queryByText(pledge.name)).toBeNull()
  await user.click(split.getByRole('button', { name: 'Cancel' }))

  await user.click(screen.getByRole('tab', { name: 'Gifts' }))
  await user.click(await screen.findByLabelText(`Reopen ${reference}`))
  expect(await screen.findByLabelText(suggestion)).toBeEnabled()
})

test.each([
  ['closes', { [`closedPledges/${pledge.id}`]: { reason: 'Regretted', by: 'colleague' } }],
  ['deletes', { [`Donations/${pledge.id}`]: null }],
])('a pledge that a colleague %s is no longer proposed', async (_what, changed) => {
  await openStatement([paid])
  expect(screen.getByLabelText(suggestion)).toBeEnabled()
  await storeInConsole(changed)
  fireEvent.focus(window)
  await waitFor(() => expect(screen.queryByLabelText(suggestion)).toBeNull())
  expect(screen.getByText('Money without a pledge (1)')).toBeVisible()
})

test('a payment that a colleague no longer leaves is open again', async () => {
  const path = `leftPayments/${stranger.code}`
  const left = { amount: stranger.amount, paidOn: '2026-11-20', reason: 'A loan', ...signed }
  await openStatement([stranger], () => storeInConsole({ [path]: left }))
  expect(screen.getByText(complete)).toBeVisible()
  await storeInConsole({ [path]: null })
  fireEvent.focus(window)
  await waitFor(() => expect(sums()[5]).toBe('Still open 1 Ksh 333'))
  expect(screen.queryByText(complete)).toBeNull()
})

test('a file that lacks a line says so, whatever is booked', async () => {
  const { read, user } = await openMatch()
  const file = await statementFile([stranger, supplier, returned], ago(90), ago(0)).text()
  const lines = file.split('\r\n').filter((line) => !line.startsWith(supplier.code))
  await read(new File([lines.join('\r\n')], 'statement.csv'))
  expect(
    screen.getByText(
      `The balances in the file do not add up before ${returned.code}: a line is missing or was misread. Download the file again.`,
    ),
  ).toBeVisible()
  await user.click(screen.getByText(/^Money without a pledge/))
  for (const { code } of [stranger, returned]) {
    await leaveIt(code)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await waitFor(() => expect(sums()[5]).toBe('Still open 0 Ksh 0'))
  expect(screen.queryByText(complete)).toBeNull()
})
