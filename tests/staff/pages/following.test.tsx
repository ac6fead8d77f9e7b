import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dayInKenya } from '@/domain/calendar/calendar'
import { storeInConsole } from '../../support/console'
import { watchLeftovers } from '../../support/leftovers'
import { goOffline } from '../../support/members'
import { backend } from '../../support/site'
import { answer, button, openDialog, put, rowOf, rowsOf } from '../support/desk'
import { openStatement, paid, pledge, reversal, stranger, sums } from '../support/match'
import { confirm, giftFor, grace, payBack, staffAccount, voidOf } from '../support/staff'

const complete = 'Every shilling of this statement is accounted for.'
const suggestion = `${paid.code} for ${pledge.name}`

const signed = { by: 'colleague', byEmail: 'colleague@example.org', at: new Date() }
const leftPath = `leftPayments/${stranger.code}`
const left = { amount: stranger.amount, paidOn: '2026-11-20', reason: 'A loan', ...signed }

test('the statement follows a colleague after a refused press, or once somebody looks at the page again', async () => {
  const inCents = { ...stranger, amount: 333.5 }
  const { user } = await openStatement([paid, inCents], () => storeInConsole({ [leftPath]: left }))
  const lookAgainAfter = async (changed: Parameters<typeof storeInConsole>[0]) => {
    await storeInConsole(changed)
    fireEvent.focus(window)
  }
  const open = `Still open 1 Ksh ${pledge.amount}`
  const isProposed = () => screen.queryByLabelText(suggestion) !== null
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

  await lookAgainAfter({
    [`voids/${paid.code}`]: { ...record, reason: 'Not hers' },
    [`payments/${paid.code}`]: { received: amount, attempts: 1, parts: {} },
    [`confirmed/donation-${document}`]: { parts: {} },
  })
  await waitFor(() => expect(sums()[5]).toBe(open))

  // Closed or deleted pledges are no longer proposed.
  await waitFor(() => expect(isProposed()).toBe(true))
  await lookAgainAfter({ [`closedPledges/${document}`]: { reason: 'Regretted', by: 'colleague' } })
  await waitFor(() => expect(isProposed()).toBe(false))
  await lookAgainAfter({ [`closedPledges/${document}`]: null })
  await waitFor(() => expect(isProposed()).toBe(true))
  await lookAgainAfter({ [`Donations/${document}`]: null })
  await waitFor(() => expect(isProposed()).toBe(false))

  await lookAgainAfter({ [leftPath]: null })
  await waitFor(() => expect(sums()[5]).toBe(`Still open 2 Ksh ${pledge.amount + 333}.50`))
  // A payment that they have just booked cannot be left.
  await user.click(await screen.findByText('Money without a pledge (2)'))
  const ask = await openDialog(`Known, leave it… ${stranger.code}`, 'Known, leave it')
  await storeInConsole({
    [`payments/${stranger.code}`]: { received: 333, attempts: 1, parts: { [stranger.code]: 333 } },
  })
  expect(ask.getByText(/^Ksh 333, TKREC00001\./)).toBeVisible()
  await answer('Known, leave it', 'Leave it', { 'What it is': 'Our own transfer' })
  expect(await ask.findByText(/^Somebody has already confirmed this code/)).toBeVisible()
  expect(ask.getByLabelText('What it is')).toHaveValue('Our own transfer')
  expect(backend.documents('leftPayments')).toEqual([])
})

test('a payment of last week that M-Pesa takes back this week is paid back by one press for each booking', async () => {
  const received = pledge.amount + 200
  const old = { ...giftFor(pledge, 'TKREC00003'), received }
  const part = { ...giftFor(grace, old.code), amount: 200, received, attempts: 1 }
  const back = { ...reversal, code: 'TKREC00009', amount: 100, linked: 'TRREC00003', details: '' }
  const { user } = await openStatement([{ ...stranger, amount: 100 }, reversal, back], async () => {
    await confirm(old, part)
    await storeInConsole({ [leftPath]: { ...left, amount: 100 } })
  })
  expect(sums()[5]).toBe('Still open 0 Ksh 0')
  expect(screen.queryByText(complete)).toBeNull()
  expect(screen.getByText(/^Taken back by M-Pesa, but still in the book/)).toBeVisible()

  const goOnline = goOffline()
  const buttons = () => screen.getAllByLabelText('Record that it went back: TKREC00003')
  const press = () => user.click(buttons()[0] as HTMLElement)
  await press()
  expect(await screen.findByText(/^We do not know whether it is recorded/)).toBeVisible()
  goOnline()
  // Somebody has noted by hand that a part went back.
  await payBack(old.code, 100, '2025-11-22')
  await press()
  const why = 'It was not recorded: Ksh 100 of it is paid back already (TRREC00003)'
  expect(await screen.findByText(why, { exact: false })).toBeVisible()
  expect(screen.getByText(/^Ksh 100, TRREC00003: refund of .* press “Void…”\.$/)).toBeVisible()
  await voidOf('TRREC00003')
  await screen.findByText(new RegExp(`^Ksh ${pledge.amount}, ${old.code}`))
  await press()
  await waitFor(() => expect(buttons()).toHaveLength(1))
  await press()
  expect(await screen.findByText(complete)).toBeVisible()
  const other = rowsOf('Other money in this statement').map((row) => row.textContent)
  expect(other).toContain('Reversals2Ksh 30')
  expect(
    screen.getByText(/^Ksh 0 at first \+ Ksh 200 in − Ksh 70 out = Ksh 130 at last/),
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
  const leftovers = watchLeftovers()
  const nameless = { ...reversal, linked: '', details: `Pay Utility Reversal to ${stranger.payer}` }
  const { user } = await openStatement([paid, { ...stranger, amount: 1000 }, nameless])
  expect(screen.getByText(/^TKREC00004 .*−Ksh 70, .*BODY.*: a payment was taken/)).toBeVisible()
  await user.click(screen.getByLabelText(`Not this one ${suggestion}`))
  await waitFor(() => expect(screen.queryByLabelText(suggestion)).toBeNull())
  expect(screen.queryByRole('button', { name: 'Tick all' })).toBeNull()
  expect(screen.getByText('Money without a pledge (2)')).toBeVisible()

  expect(screen.getByText('Read: statement.csv')).toBeVisible()
  const message = (reference: string, code: string) =>
    `Reference: ${reference}\nM-Pesa code: ${code}`
  const messages = [
    message(pledge.id.slice(0, 6), paid.code),
    ...['SDMPLE', 'SEMPLE'].map((reference) => message(reference, stranger.code)),
  ]
  put(screen.getByLabelText('Messages about payments, if any'), messages.join('\n\n'))
  await user.click(screen.getByRole('button', { name: 'Match' }))
  expect(await screen.findByLabelText(suggestion)).toBeChecked()
  // A payment that two pledges could be for is shown with both.
  await user.click(screen.getByText('Money without a pledge (1)'))
  expect(screen.getAllByText(/^named in a message, but it names several, /)).toHaveLength(2)
  expect(screen.getByLabelText('TKREC00001 for Sample Mary Njeri')).not.toBeChecked()
  expect(screen.getByLabelText('TKREC00001 for Sample John Mutua')).toBeVisible()
  await user.click(screen.getByLabelText(`Not this one ${suggestion}`))
  await waitFor(() => expect(screen.queryByLabelText(suggestion)).toBeNull())
  // A statement that was closed does not look at the book any more: each look costs reads.
  cleanup()
  expect(leftovers()).toEqual([])
})

test('a pledge that nobody waits for is closed with a reason, is no longer proposed, and is opened again', async () => {
  const reference = pledge.id.slice(0, 6)
  const { user } = await openStatement([{ ...paid, amount: 400 }], () =>
    confirm({ ...giftFor(pledge, 'TKPART0001'), amount: 100 }),
  )
  expect(screen.getByLabelText(suggestion)).toBeEnabled()

  await user.click(screen.getByRole('tab', { name: 'Gifts' }))
  await user.click(await screen.findByLabelText(`More ${reference}`))
  const close = await openDialog(`Close… ${reference}`, `Close pledge ${reference}?`)
  await user.click(close.getByRole('button', { name: 'Close it' }))
  expect(close.getByText('Write why nobody waits for it.')).toBeVisible()
  await answer(`Close pledge ${reference}?`, 'Close it', { Reason: 'The rest will not come' })
  const row = () => rowOf('Pledges', new RegExp(pledge.name))
  await waitFor(() =>
    expect(row()).toHaveTextContent(
      /ClosedKsh 100 of Ksh 500TKPART0001.*The rest will not come \(Closed .* by demo\.staff@/,
    ),
  )
  expect(within(row()).queryByText(/^(Confirm|Close)…/)).toBeNull()
  await waitFor(() => expect(screen.queryByLabelText(suggestion)).toBeNull())
  await user.click(screen.getByRole('tab', { name: 'Match' }))
  await user.click(screen.getByText('Money without a pledge (1)'))
  const split = await openDialog(`Split… ${paid.code}`, 'What is this payment for?')
  expect(split.queryByText(pledge.name)).toBeNull()
  await user.click(split.getByRole('button', { name: 'Cancel' }))

  await user.click(screen.getByRole('tab', { name: 'Gifts' }))
  await user.click(await screen.findByLabelText(`Reopen ${reference}`))
  expect(await screen.findByText(/^Pledge .* is open again\.$/)).toBeVisible()
  expect(button(`Confirm… ${reference}`)).toBeVisible()
  expect(await screen.findByLabelText(suggestion)).toBeEnabled()
})
