import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { paths } from '@/config/paths'
import { StaffPage } from '@/pages/staff/StaffPage'
import { addDays, dayInKenya } from '@/domain/calendar/calendar'
import { dayText } from '@/pages/staff/list/timeText'
import { confirmPayments } from '@/services/staff/confirmPayments'
import { storeIncome } from '@/services/staff/income'
import { samplePledges } from '../../local/samples/sampleGiving'
import { sampleStatement } from '../../local/samples/samples'
import { goOffline } from '../support/members'
import { setOrganisation } from '../support/organisation'
import { addSamples, loadDesk, logIn, quickUser, rowOf, staffAccount } from '../support/staff'
import { backend, openPages } from '../support/site'

// Material UI is much for jsdom.
vi.setConfig({ testTimeout: 40_000 })

beforeAll(loadDesk)

const today = dayInKenya(new Date())
const [pledge] = samplePledges
if (!pledge) throw new Error('There are samples')

const gift = {
  ...({ code: 'TK5AY9DLMG', method: 'mpesa', kind: 'donation', document: pledge.id } as const),
  amount: pledge.amount + 50,
  paidOn: today,
}
const old = {
  ...({ code: 'BANK-GRANT2024', method: 'bank', amount: 250_000, paidOn: '2024-02-29' } as const),
  ...{ from: 'Sample Foundation', note: 'Grant' },
}

async function open() {
  await addSamples()
  await logIn()
  await confirmPayments([gift], staffAccount)
  await storeIncome(old, staffAccount)
  await openPages({ [paths.staff]: StaffPage }, paths.staff)
  const user = quickUser()
  await user.click(await screen.findByRole('tab', { name: 'Book' }))
  await screen.findByLabelText('Book', { selector: 'table' })
  return user
}

const row = (text: RegExp) => rowOf('Book', text)
const cellsOf = (table: HTMLElement) =>
  [...table.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)

test('a payment is found with its giver, difference and confirmer, and is voided', async () => {
  const user = await open()
  expect(row(/TK5AY9DLMG/)).toHaveTextContent(
    new RegExp(
      `${dayText(today)}.*TK5AY9DLMG.*M-Pesa.*Donation ${pledge.id.slice(0, 6)}.*${pledge.name}`,
    ),
  )
  expect(row(/TK5AY9DLMG/)).toHaveTextContent('Ksh 550Ksh 50 more than the Ksh 500 pledged')
  expect(row(/TK5AY9DLMG/)).toHaveTextContent(staffAccount.email)

  await user.click(screen.getByLabelText('Void… TK5AY9DLMG'))
  const ask = within(await screen.findByRole('dialog', { name: 'Void this confirmation?' }))
  expect(
    ask.getByText(new RegExp(`Ksh 550 from ${pledge.name} for donation .*, code TK5AY9DLMG`)),
  ).toBeVisible()
  await user.click(ask.getByRole('button', { name: 'Void it' }))
  expect(ask.getByText('Write why it was a mistake.')).toBeVisible()
  await user.type(ask.getByLabelText('Reason'), 'Another giver')
  const goOnline = goOffline()
  await user.click(ask.getByRole('button', { name: 'Void it' }))
  expect(await ask.findByText(/It was not voided/)).toBeVisible()
  goOnline()
  await user.click(ask.getByRole('button', { name: 'Void it' }))
  await waitFor(() => expect(row(/TK5AY9DLMG/)).toHaveTextContent(/Void since .* Another giver/))
  expect(screen.queryByLabelText('Void… TK5AY9DLMG')).toBeNull()
})

test('a refund lowers the sum until it is voided', async () => {
  const user = await open()
  await user.click(screen.getByLabelText('Paid back… TK5AY9DLMG'))
  const back = within(await screen.findByRole('dialog', { name: 'Paid back' }))
  await user.clear(back.getByLabelText(/^Amount/))
  await user.type(back.getByLabelText(/^Amount/), '551')
  await user.click(back.getByRole('button', { name: 'Record it' }))
  expect(back.getByText('Write the amount in whole Ksh, at most Ksh 550.')).toBeVisible()
  expect(back.getByText('Choose how it went back.')).toBeVisible()
  expect(back.getByText('Write why it was paid back.')).toBeVisible()
  await user.clear(back.getByLabelText(/^Amount/))
  await user.type(back.getByLabelText(/^Amount/), '50')
  await user.click(back.getByLabelText('Cash'))
  await user.type(back.getByLabelText('Reason'), 'Too much')
  // After a look for the link it arrives, but neither its answer does nor what is asked about it.
  backend.failNext({ target: 'firestore', kind: 'slow', delayMs: 0 })
  backend.failNext({ target: 'firestore', kind: 'lose-answer' })
  backend.failNext({ target: 'firestore', kind: 'close' })
  await user.click(back.getByRole('button', { name: 'Record it' }))
  expect(await back.findByText(/Press again: it is recorded only once/)).toBeVisible()
  await user.click(back.getByRole('button', { name: 'Record it' }))

  await waitFor(() =>
    expect(row(/Refund: Donation/)).toHaveTextContent(
      new RegExp(`CASH-.*Too much.*${pledge.name}.*Ksh -50`),
    ),
  )
  expect(row(/TK5AY9DLMG/)).toHaveTextContent(`Ksh 50 paid back on ${dayText(today)}`)
  expect(screen.queryByLabelText('Paid back… TK5AY9DLMG')).toBeNull()
  expect(cellsOf(screen.getByLabelText(/^Sums of/))).toEqual([
    'All2Ksh 500',
    'M-Pesa1Ksh 550',
    'Cash1Ksh -50',
    'Donation1Ksh 550',
    'Refund1Ksh -50',
  ])

  await user.click(screen.getByLabelText('Void… TK5AY9DLMG'))
  const ask = within(await screen.findByRole('dialog', { name: 'Void this confirmation?' }))
  await user.type(ask.getByLabelText('Reason'), 'Another giver')
  await user.click(ask.getByRole('button', { name: 'Void it' }))
  expect(
    await ask.findByText(
      /^It cannot be voided yet: Ksh 50 of it was paid back .* Void that refund/,
    ),
  ).toBeVisible()
  await user.click(ask.getByRole('button', { name: 'Cancel' }))

  await user.selectOptions(screen.getByLabelText('For'), 'Refund')
  await user.click(screen.getByLabelText(/^Void… CASH-/))
  const again = within(await screen.findByRole('dialog', { name: 'Void this refund?' }))
  expect(
    again.getByText(new RegExp(`^Ksh 50 paid back to ${pledge.name}, refund of TK5AY9DLMG`)),
  ).toBeVisible()
  await user.type(again.getByLabelText('Reason'), 'It was not handed over')
  await user.click(again.getByRole('button', { name: 'Void it' }))
  await waitFor(() => expect(row(/CASH-/)).toHaveTextContent(/Void since/))
})

test('the book is filtered by month, kind and method, and a code is searched in all months', async () => {
  const user = await open()
  const find = async (text: string) => {
    await user.clear(screen.getByLabelText('Code, reference, name or amount'))
    await user.type(screen.getByLabelText('Code, reference, name or amount'), text)
    await user.click(screen.getByRole('button', { name: 'Find' }))
  }
  await find('wycliffe')
  expect(row(/TK5AY9DLMG/)).toBeVisible()
  await user.selectOptions(screen.getByLabelText('For'), 'Membership fee')
  expect(screen.getByText('Nothing found.')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('For'), 'Anything')

  await find('250,000')
  expect(screen.getByText('Nothing found.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Look in all months' }))
  await waitFor(() => expect(row(/GRANT2024/)).toHaveTextContent(/Sample Foundation/))

  await user.selectOptions(screen.getByLabelText('Month'), 'February 2024')
  await waitFor(() =>
    expect(cellsOf(screen.getByLabelText('Sums of February 2024'))).toEqual([
      'All1Ksh 250,000',
      'Bank1Ksh 250,000',
      'Without a pledge1Ksh 250,000',
    ]),
  )
  await user.selectOptions(screen.getByLabelText('How'), 'Cash')
  expect(screen.getByText('Nothing found.')).toBeVisible()
})

test('cash is recorded once despite a lost connection, and printed for the committee', async () => {
  const user = await open()
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await user.click(screen.getByRole('button', { name: 'Record income…' }))
  const form = within(screen.getByRole('form', { name: 'Income without a pledge' }))
  await user.click(form.getByRole('button', { name: 'Record it' }))
  expect(form.getByText('Choose how it came')).toBeVisible()
  await user.type(form.getByLabelText('Amount (Ksh)'), '3050')
  await user.selectOptions(form.getByLabelText('How it came'), 'Cash')
  await user.type(form.getByLabelText('Note'), 'Stand on the open day')
  await user.clear(form.getByLabelText('Day it came in'))
  await user.type(form.getByLabelText('Day it came in'), addDays(today, 1))
  await user.click(form.getByRole('button', { name: 'Record it' }))
  expect(form.getByText('Choose the day it came in: today or before')).toBeVisible()
  await user.clear(form.getByLabelText('Day it came in'))
  await user.type(form.getByLabelText('Day it came in'), today)

  // It arrives, but neither its answer does nor what is asked about it.
  backend.failNext({ target: 'firestore', kind: 'lose-answer' })
  backend.failNext({ target: 'firestore', kind: 'close' })
  await user.click(form.getByRole('button', { name: 'Record it' }))
  expect(await form.findByText(/Press again: it is recorded only once/)).toBeVisible()
  expect(form.getByLabelText('Note')).toHaveValue('Stand on the open day')
  await user.click(form.getByRole('button', { name: 'Record it' }))
  expect(await form.findByText(/^Ksh 3,050 is in the book of/)).toBeVisible()
  expect(form.getByLabelText('Note')).toHaveValue('')
  await waitFor(() => expect(row(/CASH-/)).toHaveTextContent(/Stand on the open day.*Ksh 3,050/))
  expect(backend.documents('confirmations')).toHaveLength(3)

  await user.click(screen.getByRole('button', { name: 'Print this month' }))
  expect(print).toHaveBeenCalledOnce()
  const sheet = screen.getByLabelText(/: money in/)
  const [sums, entries] = within(sheet).getAllByRole('table')
  expect(cellsOf(sums ?? sheet)).toEqual([
    'All2Ksh 3,600',
    'M-Pesa1Ksh 550',
    'Cash1Ksh 3,050',
    'Donation1Ksh 550',
    'Without a pledge1Ksh 3,050',
  ])
  expect(cellsOf(entries ?? sheet)).toHaveLength(2)
  print.mockRestore()
})

test('cash changed after a lost answer is not silently stored twice', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Record income…' }))
  const form = within(screen.getByRole('form', { name: 'Income without a pledge' }))
  await user.type(form.getByLabelText('Amount (Ksh)'), '300')
  await user.selectOptions(form.getByLabelText('How it came'), 'Cash')
  await user.type(form.getByLabelText('Note'), 'Stand')
  backend.failNext({ target: 'firestore', kind: 'lose-answer' })
  backend.failNext({ target: 'firestore', kind: 'close' })
  await user.click(form.getByRole('button', { name: 'Record it' }))
  await form.findByText(/Press again: it is recorded only once/)
  await user.type(form.getByLabelText('Amount (Ksh)'), '0')
  await user.click(form.getByRole('button', { name: 'Record it' }))
  expect(await form.findByText(/Your first entry is already in the book/)).toBeVisible()
  expect(backend.documents('confirmations')).toHaveLength(3)
})

test('no more than the rest of a partly booked payment is recorded', async () => {
  const user = await open()
  const code = 'TKREST0001'
  const stand = { method: 'mpesa', paidOn: today, from: '', note: 'Stand' } as const
  await storeIncome({ ...stand, code, amount: 100, received: 150 }, staffAccount)
  await user.click(screen.getByRole('button', { name: 'Record income…' }))
  const form = within(screen.getByRole('form', { name: 'Income without a pledge' }))
  const amount = form.getByLabelText('Amount (Ksh)')
  await user.type(amount, '60')
  await user.selectOptions(form.getByLabelText('How it came'), 'M-Pesa')
  await user.type(form.getByLabelText('M-Pesa code'), code)
  await user.type(form.getByLabelText('Note'), 'Stand')
  await user.click(form.getByRole('button', { name: 'Record it' }))
  expect(
    await form.findByText(/^It was not recorded: Ksh 50 of the Ksh 150 under this code/),
  ).toBeVisible()
  await user.clear(amount)
  await user.type(amount, '50')
  await user.click(form.getByRole('button', { name: 'Record it' }))
  expect(await form.findByText(/^Ksh 50 is in the book of/)).toBeVisible()
})

test("a bank's number that looks like an M-Pesa code is questioned", async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Record income…' }))
  const form = within(screen.getByRole('form', { name: 'Income without a pledge' }))
  await user.type(form.getByLabelText('Amount (Ksh)'), '300')
  await user.type(form.getByLabelText('Note'), 'Transfer')
  await user.selectOptions(form.getByLabelText('How it came'), 'M-Pesa')
  await user.type(form.getByLabelText('M-Pesa code'), 'ft26325ab')
  await user.click(form.getByRole('button', { name: 'Record it' }))
  expect(form.getByText(/^An M-Pesa code has ten/)).toBeVisible()
  await user.selectOptions(form.getByLabelText('How it came'), 'Bank')
  await user.type(form.getByLabelText(/^Transfer number/), 'c')
  await user.click(form.getByRole('button', { name: 'Record it' }))
  expect(form.getByText(/^This looks like an M-Pesa code/)).toBeVisible()
  await user.click(form.getByRole('button', { name: 'It is the bank’s number' }))
  await waitFor(() => expect(row(/FT26325ABC/)).toBeVisible())
})

test('money nobody pledged is one press away from the book', async () => {
  setOrganisation({ till: { number: '123456', businessName: 'TEST BUSINESS' } })
  const user = await open()
  await user.click(screen.getByRole('tab', { name: 'Match' }))
  await user.click(screen.getByLabelText('Lines of the statement'))
  await user.paste(sampleStatement(new Date()).replaceAll('000000', '123456'))
  await user.click(screen.getByRole('button', { name: 'Match' }))
  await user.click(await screen.findByText(/^Money without a pledge/))
  await user.click(screen.getByLabelText('Record as income… TKSAMP0003'))
  const ask = within(await screen.findByRole('dialog', { name: 'Income without a pledge' }))
  expect(ask.getByLabelText('M-Pesa code')).toHaveValue('TKSAMP0003')
  await user.click(ask.getByRole('button', { name: 'Record it' }))
  expect(await screen.findByText('It is in the book.')).toBeVisible()
  expect(
    backend.documents('confirmations').find(({ id }) => id === 'TKSAMP0003')?.fields,
  ).toMatchObject({ kind: 'income', amount: 250, from: 'EUNICE **** CHEBET' })
})
