import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { markOrder } from '@/staff/services/orderSteps'
import { sampleOrders } from '../../../local/samples/sampleGiving'
import { calls, goOffline, hold } from '../../support/members'
import { setOrganisation } from '../../support/organisation'
import { openDialog, put } from '../support/desk'
import { confirm, giftFor, grace, staffAccount, storeMany } from '../support/staff'
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

test('staff read beside a split what is wrong with it, and can book its rest as income', async () => {
  setOrganisation({ membershipFeeKsh: 200 })
  // Fees are looked for only if somebody paid that amount.
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

  // A colleague confirms the pledge meanwhile: the fee is booked, and the rest is income.
  put(fee, '200')
  const late = await add(pledge.name, pledge.amount)
  expect(late).toHaveValue('133')
  await confirm(giftFor(pledge, 'TKREC00007'))
  await book()
  expect(await ask.findByText(/the rest was refused/)).toBeVisible()
  expect(ask.getByText('✓ Ksh 200 is booked.')).toBeVisible()
  expect(late).toHaveAccessibleDescription('Somebody has already confirmed this code or payment.')
  await user.click(ask.getByLabelText(`Remove ${pledge.name}`))
  await user.click(ask.getByRole('button', { name: 'The rest is income' }))
  const income = within(ask.getByRole('group', { name: 'Income without a pledge' }))
  expect(income.getByRole('textbox')).toHaveValue('133')
  expect(ask.getByLabelText('From whom (optional)')).toHaveValue('SOME **** BODY')
  put(ask.getByLabelText('Note'), ' ')
  await book()
  expect(ask.getByText('Write what it is.')).toBeVisible()
  put(ask.getByLabelText('Note'), 'Raffle')
  await book()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sums().slice(1, 3)).toEqual(['Confirmed 1 Ksh 200', 'Without a pledge 1 Ksh 133'])
  // All of it is booked, so the focus goes on to the next line.
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Ksh 200/))
  const stored = backend.documents('confirmations').map(({ fields }) => fields)
  const ofIncome = stored.find(({ kind }) => kind === 'income')
  expect(ofIncome).toMatchObject({ amount: 133, from: 'SOME **** BODY', note: 'Raffle' })
  expect(stored.find(({ kind }) => kind === 'fee')).not.toHaveProperty('note')
})

test('one payment is split between two pledges through a lost connection, and the rest of one is found', async () => {
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
  expect(await ask.findByText(/^What has a ✓ is booked; the rest may be/)).toBeVisible()
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

  const amounts = backend.documents('confirmations').map(({ fields }) => fields['amount'])
  expect(amounts).toHaveLength(3)
  expect(amounts).toEqual(expect.arrayContaining([pledge.amount, part, 100]))
})

test('a part that was booked before another was refused is not offered again after Cancel', async () => {
  const { user } = await openUnmatched([{ ...stranger, amount: 1000 }, paid])
  const split = () => openDialog('Split… TKREC00001', 'What is this payment for?')
  const isIncome = { name: 'Income without a pledge' }
  const setIncome = async (ask: Awaited<ReturnType<typeof split>>, sum: string) => {
    await user.click(ask.getByRole('button', { name: 'The rest is income' }))
    put(within(ask.getByRole('group', isIncome)).getByRole('textbox'), sum)
  }
  const ask = await split()
  await setIncome(ask, '300')
  put(ask.getByLabelText('Find by name or reference'), pledge.name)
  await user.click(ask.getByLabelText(new RegExp(`^Add ${pledge.name}`)))
  await confirm(giftFor(pledge, 'TKREC00007'))
  // What was suggested for the pledge fits nothing now.
  expect(await screen.findByText('Money without a pledge (2)')).toBeVisible()
  await user.click(ask.getByRole('button', { name: 'Book it' }))
  expect(await ask.findByText(/^What has a ✓ is booked; the rest was refused/)).toBeVisible()
  await user.click(ask.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = await split()
  expect(again.queryByRole('group', isIncome)).toBeNull()
  await setIncome(again, '200')
  await user.click(again.getByRole('button', { name: 'Book it' }))
  await waitFor(() => expect(sums()[2]).toBe('Without a pledge 1 Ksh 500'))
  await user.click(screen.getByText('Without a pledge'))
  expect(screen.getAllByText(/^SOME \*\*\*\* BODY, Paid without a pledge/)).toHaveLength(2)
})

test('one payment for a table of twelve, pledged from one address, is booked whole by two presses', async () => {
  const seat = (nr: number): [string, object] => [
    `Donations/${'23456789ABCD'[nr]}TABLE`.padEnd(30, 'A'),
    {
      name: nr === 0 ? 'Brenda Achieng' : `Guest ${nr}`,
      email: 'brenda@example.org',
      amount: '200',
      timestamp: new Date(ago(30)),
    },
  ]
  const ofAll = { ...stranger, amount: 2400, payer: '2547****000 - BRENDA **** ACHIENG' }
  const { user } = await openUnmatched([ofAll], () => storeMany(12, seat))
  const ask = await openDialog('Split… TKREC00001', 'What is this payment for?')
  expect(ask.getByText('Ksh 2,400 of Ksh 2,400 — Ksh 0 left')).toBeVisible()
  expect(ask.getByText('A payment has 12 parts at most.')).toBeVisible()
  expect(ask.queryByLabelText('Find by name or reference')).toBeNull()
  await user.click(ask.getByRole('button', { name: 'Book it' }))
  const complete = await screen.findByText(/^Every shilling/, {}, { timeout: 30_000 })
  expect(complete).toBeVisible()
  expect(sums()[1]).toBe('Confirmed 1 Ksh 2,400')
  expect(backend.documents('confirmations')).toHaveLength(12)
})

test('a late payment of another amount is found by name and booked whole, or looked at first if it is far more', async () => {
  const late = { ...paid, at: ago(1), amount: pledge.amount + 50 }
  const farMore = { ...late, code: 'TKREC00002', amount: 4500, payer: '254 - GRACE **** AKINYI' }
  const { user, read } = await openMatch()
  await read(statementFile([late, farMore], ago(2), ago(0)))
  await user.click(screen.getByText(/^Money without a pledge/))
  expect(screen.getByText(/^Name fits, .* later, Ksh 50 more than pledged/)).toBeVisible()
  // Until it is confirmed, the pledge is listed as without money too.
  expect(screen.getAllByText(pledge.name)).toHaveLength(2)
  await user.click(screen.getByLabelText(`${paid.code} for ${pledge.name}`))
  await user.click(screen.getByRole('button', { name: 'Confirm 1 payment' }))
  await waitFor(() => expect(sums()[1]).toBe(`Confirmed 1 Ksh ${pledge.amount + 50}`))
  expect(screen.queryByText(pledge.name)).toBeNull()

  const ask = await openDialog(`Book… TKREC00002 for ${grace.name}`, 'What is this payment for?')
  const amount = ask.getByLabelText('Amount (Ksh)')
  expect(amount).toHaveValue(String(grace.amount))
  put(amount, String(grace.amount + 50))
  expect(amount).toHaveAccessibleDescription(/Ksh 50 more than expected\./)
  put(amount, String(grace.amount))
  await user.click(ask.getByRole('button', { name: 'Book it' }))
  await waitFor(() => expect(sums()[1]).toBe('Confirmed 2 Ksh 2,050'))
  expect(screen.getByText(/^Ksh 3,000 left of Ksh 4,500/)).toBeVisible()
})

test('two instalments of a pledge are ticked side by side, and payments that fit nothing become income', async () => {
  const parts = [1, 2, 3].map((nr) => ({
    ...paid,
    code: `TKREC0000${nr}`,
    at: ago(nr),
    amount: pledge.amount / 2,
  }))
  const others = [4, 5, 6].map((nr) => ({
    ...stranger,
    code: `TKREC0000${nr}`,
    amount: 300.1 + nr,
    // The book takes no name of this length.
    payer: `2547****000 - SOME ${'**** '.repeat(25)}BODY`,
  }))
  const { user } = await openUnmatched([...parts, ...others])
  const boxes = parts.map(({ code }) =>
    screen.getByLabelText<HTMLInputElement>(`${code} for ${pledge.name}`),
  )
  for (const box of boxes.slice(0, 2)) await user.click(box)
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, false])
  await user.click(screen.getByRole('button', { name: 'Tick the 3 that nothing fits, as income' }))
  await user.click(screen.getByLabelText('TKREC00006 for Income without a pledge'))
  expect(screen.getByText('4 are ticked: Ksh 1,109.20.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Confirm 4 payments' }))
  await waitFor(() =>
    expect(sums().slice(1, 3)).toEqual(['Confirmed 2 Ksh 500', 'Without a pledge 2 Ksh 609.20']),
  )
  expect(screen.queryByLabelText(`TKREC00003 for ${pledge.name}`)).toBeNull()
  expect(sums()[5]).toBe('Still open 2 Ksh 556.10')
  const income = backend.documents('confirmations').find(({ fields }) => fields['amount'] === 304)
  expect(income?.fields).toMatchObject({
    ...{ kind: 'income', note: 'Paid without a pledge' },
    from: expect.stringMatching(/^SOME [* ]{95}$/),
  })
})

test('a payment that a message names for a cancelled order is not among those that nothing fits', async () => {
  const payments = [4, 5, 6].map((nr) => ({ ...stranger, code: `TKREC0000${nr}`, amount: nr }))
  const { user } = await openUnmatched(payments, () =>
    markOrder(sampleOrders[0].id, 'cancelled', staffAccount),
  )
  const message = 'Reference: SJMPLE\nM-Pesa code: TKREC00004'
  put(screen.getByLabelText('Messages about payments, if any'), message)
  await user.click(screen.getByRole('button', { name: 'Match' }))
  expect(
    await screen.findByText(/^A message says it is for SJMPLE, which is not/),
  ).toBeInTheDocument()
  expect(screen.getByText('Tick the 2 that nothing fits, as income')).toBeInTheDocument()
})
