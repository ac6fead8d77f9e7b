import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storeInConsole } from '../../support/console'
import { calls, goOffline, hold } from '../../support/members'
import { setOrganisation } from '../../support/organisation'
import { openDialog, put } from '../support/desk'
import { confirm, giftFor, grace } from '../support/staff'
import { backend } from '../../support/site'
import {
  ago,
  openMatch,
  openUnmatched,
  paid,
  pledge,
  statementFile,
  stranger,
  sums,
} from '../support/match'

test('what is wrong with a split is said beside it', async () => {
  setOrganisation({ membershipFeeKsh: 200 })
  // Fees are looked for where somebody paid as much.
  const likeAFee = { ...stranger, code: 'TKREC00002', amount: 200 }
  const { user } = await openUnmatched([stranger, likeAFee])
  const ask = await openDialog('Split… TKREC00001', 'What is this payment for?')
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
  expect(sums()[1]).toBe('Confirmed 1 Ksh 333')
  // All of it is booked, so the focus goes on to the next line.
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Ksh 200/))
})

test('a part for what a colleague has just confirmed is refused', async () => {
  const { user } = await openUnmatched([{ ...stranger, amount: pledge.amount + 250 }])
  const ask = await openDialog('Split… TKREC00001', 'What is this payment for?')
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
  const other = grace
  const part = other.amount - 100
  const all = pledge.amount + part + 250
  const later = { ...stranger, code: 'TKREC00002', at: ago(other.hoursAgo - 1), amount: 100 }
  const { user } = await openUnmatched([{ ...stranger, amount: all }, later])
  const ask = await openDialog('Split… TKREC00001', 'What is this payment for?')
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
  expect(sums()[1]).toBe(`Confirmed 1 ${ksh(all - 250)}`)

  const asked = calls().length
  await user.click(await screen.findByRole('checkbox', { name: `TKREC00002 for ${other.name}` }))
  expect(calls()).toHaveLength(asked)
  await user.click(screen.getByRole('button', { name: 'Confirm 1 payment' }))
  expect(await screen.findByText('1 payment is confirmed.')).toBeVisible()

  await user.click(screen.getByLabelText('TKREC00001 for Income without a pledge'))
  await user.click(screen.getByRole('button', { name: 'Confirm 1 payment' }))
  expect(
    await screen.findByText('Every shilling of this statement is accounted for.'),
  ).toBeVisible()
  const amounts = backend.documents('confirmations').map(({ fields }) => fields['amount'])
  expect(amounts).toHaveLength(4)
  expect(amounts).toEqual(expect.arrayContaining([pledge.amount, part, 100, 250]))
})

test('one payment for a table of ten, pledged from one address, is booked whole by two presses', async () => {
  const table = Array.from({ length: 10 }, (_, seat) => [
    `Donations/${'23456789AB'[seat]}TABLE`.padEnd(30, 'A'),
    {
      name: seat === 0 ? 'Brenda Achieng' : `Guest ${seat}`,
      email: 'brenda@example.org',
      amount: '200',
      timestamp: new Date(ago(30)),
    },
  ])
  const ofTen = { ...stranger, amount: 2000, payer: '2547****000 - BRENDA **** ACHIENG' }
  const { user } = await openUnmatched([ofTen], () => storeInConsole(Object.fromEntries(table)))
  const ask = await openDialog('Split… TKREC00001', 'What is this payment for?')
  expect(ask.getByText('Ksh 2,000 of Ksh 2,000 — Ksh 0 left')).toBeVisible()
  await user.click(ask.getByRole('button', { name: 'Book it' }))
  const complete = await screen.findByText(/^Every shilling/, {}, { timeout: 30_000 })
  expect(complete).toBeVisible()
  expect(sums()[1]).toBe('Confirmed 1 Ksh 2,000')
  expect(backend.documents('confirmations')).toHaveLength(10)
})

test('somebody who paid another amount, late, is found by name and booked whole', async () => {
  const { user, read } = await openMatch()
  await read(statementFile([{ ...paid, at: ago(1), amount: pledge.amount + 50 }], ago(2), ago(0)))
  await user.click(screen.getByText(/^Money without a pledge/))
  expect(screen.getByText(/^Name fits, .* later, Ksh 50 more than pledged/)).toBeVisible()
  await user.click(screen.getByLabelText(`${paid.code} for ${pledge.name}`))
  await user.click(screen.getByRole('button', { name: 'Confirm 1 payment' }))
  expect(await screen.findByText(/^Every shilling/)).toBeVisible()
  expect(sums()[1]).toBe(`Confirmed 1 Ksh ${pledge.amount + 50}`)
})

test('two instalments of a pledge are ticked side by side, and no third', async () => {
  const parts = [1, 2, 3].map((nr) => ({
    ...paid,
    code: `TKREC0000${nr}`,
    at: ago(nr),
    amount: pledge.amount / 2,
  }))
  const { user } = await openUnmatched(parts)
  const boxes = parts.map(({ code }) =>
    screen.getByLabelText<HTMLInputElement>(`${code} for ${pledge.name}`),
  )
  for (const box of boxes.slice(0, 2)) await user.click(box)
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, false])
  await user.click(screen.getByRole('button', { name: 'Confirm 2 payments' }))
  await waitFor(() => expect(sums()[1]).toBe(`Confirmed 2 Ksh ${pledge.amount}`))
  expect(screen.queryByLabelText(`TKREC00003 for ${pledge.name}`)).toBeNull()
})

test('an amount far from the pledge is looked at first', async () => {
  const { user } = await openUnmatched([{ ...paid, amount: 3 * pledge.amount }])
  const ask = await openDialog(`Book… ${paid.code} for ${pledge.name}`, 'What is this payment for?')
  expect(ask.getByLabelText('Amount (Ksh)')).toHaveValue(String(pledge.amount))
  await user.click(ask.getByRole('button', { name: 'Book it' }))
  await waitFor(() => expect(sums()[1]).toBe(`Confirmed 1 Ksh ${pledge.amount}`))
  expect(screen.getByText(/^Ksh 1,000 left of Ksh 1,500/)).toBeVisible()
})

test('all that nothing fits is income by two presses, with who paid', async () => {
  const lines = [1, 2, 3].map((nr) => ({ ...stranger, code: `TKREC0000${nr}`, amount: 300 + nr }))
  const { user } = await openUnmatched(lines)
  await user.click(screen.getByRole('button', { name: 'Tick the 3 that nothing fits, as income' }))
  await user.click(screen.getByLabelText('TKREC00003 for Income without a pledge'))
  await user.click(screen.getByRole('button', { name: 'Confirm 2 payments' }))
  await waitFor(() => expect(sums()[2]).toBe('Without a pledge 2 Ksh 603'))
  expect(sums()[5]).toBe('Still open 1 Ksh 303')
  expect(backend.documents('confirmations')[0]?.fields).toMatchObject({
    ...{ kind: 'income', amount: 301, from: 'SOME **** BODY', note: 'Paid without a pledge' },
  })
})

test('a payment is for a pledge, and the rest of it is income, by one press', async () => {
  const { user } = await openUnmatched([{ ...stranger, amount: pledge.amount + 250 }])
  const ask = await openDialog('Split… TKREC00001', 'What is this payment for?')
  put(ask.getByLabelText('Find by name or reference'), pledge.name)
  await user.click(ask.getByLabelText(new RegExp(`^Add ${pledge.name}`)))
  await user.click(ask.getByRole('button', { name: 'The rest is income' }))
  const income = within(ask.getByRole('group', { name: 'Income without a pledge' }))
  expect(income.getByRole('textbox')).toHaveValue('250')
  expect(ask.getByLabelText('From whom (optional)')).toHaveValue('SOME **** BODY')
  put(ask.getByLabelText('Note'), ' ')
  await user.click(ask.getByRole('button', { name: 'Book it' }))
  expect(ask.getByText('Write what it is.')).toBeVisible()
  put(ask.getByLabelText('Note'), 'Raffle')
  await user.click(ask.getByRole('button', { name: 'Book it' }))
  expect(await screen.findByText(/^Every shilling/)).toBeVisible()
  const stored = backend.documents('confirmations').map(({ fields }) => fields)
  expect(stored).toMatchObject([
    { kind: 'donation', amount: pledge.amount },
    { kind: 'income', amount: 250, from: 'SOME **** BODY', note: 'Raffle' },
  ])
  expect(stored[0]).not.toHaveProperty('note')
})
