import { screen, waitFor, within } from '@testing-library/react'
import Papa from 'papaparse'
import { expect, test, vi } from 'vitest'
import { bookTexts } from '@/staff/content/book'
import { addDays, dayInKenya } from '@/domain/calendar/calendar'
import { newDocumentId } from '@/domain/documentId'
import { cashCode } from '@/staff/domain/booking'
import { dayText, monthText } from '@/staff/domain/days'
import { leavePayment, takeBackLeftPayment } from '@/staff/services/leftPayments'
import { goOffline } from '../../support/members'
import {
  answer,
  dialog,
  nextFile,
  openDesk,
  openDialog,
  put,
  rowOf,
  rowsOf,
  search,
  type quickUser,
} from '../support/desk'
import {
  confirm,
  giftFor,
  staffAccount,
  oldGrant,
  payBack,
  storeIncome,
  voidOf,
  wycliffe,
} from '../support/staff'
import { backend } from '../../support/site'

const today = dayInKenya(new Date())
const gift = { ...giftFor(wycliffe, 'TK5AY9DLMG', today), amount: wycliffe.amount + 50 }
const open = () =>
  openDesk('Book', async () => {
    await confirm(gift)
    await storeIncome(oldGrant)
  })

/** Opens the form for income. @returns what fills it in, and what presses the button then */
async function openIncome(user: ReturnType<typeof quickUser>) {
  await user.click(screen.getByRole('button', { name: 'Record income…' }))
  const form = await dialog('Income without a pledge')
  const fillIn = async (method: string, texts: Readonly<Record<string, string>> = {}) => {
    if (method) await user.click(form.getByLabelText(method))
    for (const [label, text] of Object.entries(texts)) put(form.getByLabelText(label), text)
  }
  const record = async (...words: Parameters<typeof fillIn>) => {
    await fillIn(...words)
    return user.click(form.getByRole('button', { name: 'Record it' }))
  }
  return { form, fillIn, record }
}

/** It arrives, but neither its answer does nor what is asked about it. */
function loseAnswers() {
  backend.failNext({ target: 'firestore', kind: 'lose-answer' })
  backend.failNext({ target: 'firestore', kind: 'close' })
}

const readCsv = (file: string) =>
  Papa.parse<Record<string, string>>(file.replace('\ufeff', ''), {
    header: true,
    skipEmptyLines: true,
  }).data

const row = (text: RegExp) => rowOf('Book', text)
const cellsOf = (table: HTMLElement) =>
  [...table.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)

test('a payment is found with its giver, difference and confirmer, and is voided', async () => {
  const user = await open()
  const giver = `Donation ${wycliffe.id.slice(0, 6)}.*${wycliffe.name}`
  expect(row(/TK5AY9DLMG/)).toHaveTextContent(
    new RegExp(`${dayText(today)}.*TK5AY9DLMG.*M-Pesa.*${giver}.*${staffAccount.email}`),
  )
  expect(row(/TK5AY9DLMG/)).toHaveTextContent('Ksh 550Ksh 50 more than the Ksh 500 pledged')

  const ask = await openDialog('Void… TK5AY9DLMG', 'Void this confirmation?')
  const voidIt = () => user.click(ask.getByRole('button', { name: 'Void it' }))
  expect(
    ask.getByText(new RegExp(`Ksh 550 from ${wycliffe.name} for donation .*, code TK5AY9DLMG`)),
  ).toBeVisible()
  expect(ask.queryByText('Write why it was a mistake.')).toBeNull()
  await voidIt()
  expect(ask.getByText('Write why it was a mistake.')).toBeVisible()
  put(ask.getByLabelText('Reason'), 'Another giver')
  const goOnline = goOffline()
  await voidIt()
  expect(await ask.findByText(/It was not voided/)).toBeVisible()
  goOnline()
  await voidIt()
  await waitFor(() => expect(row(/TK5AY9DLMG/)).toHaveTextContent(/Void since .* Another giver/))
  expect(screen.queryByLabelText('Void… TK5AY9DLMG')).toBeNull()
  const file = nextFile()
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }))
  expect(await file).toMatch(
    new RegExp(
      `TK5AY9DLMG","M-Pesa","Donation","${wycliffe.id.slice(0, 6)}","",".*","500","","550","20\\d\\d-\\d\\d-\\d\\d \\d\\d:\\d\\d","demo\\.staff@example\\.org","Void","Another giver"`,
    ),
  )
  vi.spyOn(window, 'print').mockImplementation(() => {})
  await user.click(screen.getByRole('button', { name: 'Print this month' }))
  const sheet = within(screen.getByLabelText(/: money in/))
  expect(sheet.getByText(/^Ksh 550, TK5AY9DLMG, Donation SAMPLE/)).toHaveTextContent(
    /, Sample Wycliffe Otieno, Ksh 50 more than .*: void since .* by demo\.staff@example\.org\. Another giver$/,
  )
  expect(sheet.getAllByRole('row').at(-1)).toHaveTextContent('Ksh 550 void')
})

test('a refund lowers the sum until it is voided', async () => {
  const user = await open()
  const back = await openDialog('Paid back… TK5AY9DLMG', 'Paid back')
  put(back.getByLabelText(/^Amount/), '551')
  await user.click(back.getByRole('button', { name: 'Record it' }))
  expect(back.getByText('Write the amount in whole Ksh, at most Ksh 550.')).toBeVisible()
  expect(back.getByText('Choose how it went back.')).toBeVisible()
  expect(back.getByText('Write why it was paid back.')).toBeVisible()
  expect(back.getByLabelText('Day it went back')).toHaveAttribute('max', today)
  put(back.getByLabelText(/^Amount/), '50')
  put(back.getByLabelText('Reason'), 'Too much')
  await user.click(back.getByLabelText('M-Pesa'))
  put(back.getByLabelText(/^M-Pesa code/), gift.code)
  expect(await back.findByText(/^This code is in the book already/)).toBeVisible()
  await user.click(back.getByRole('button', { name: 'Record it' }))
  expect(backend.documents('confirmations')).toHaveLength(2)
  await user.click(back.getByLabelText('Cash'))
  // The first call only looks for the link.
  backend.failNext({ target: 'firestore', kind: 'slow', delayMs: 0 })
  loseAnswers()
  await user.click(back.getByRole('button', { name: 'Record it' }))
  expect(await back.findByText(/Press again: it is recorded only once/)).toBeVisible()
  await user.click(back.getByRole('button', { name: 'Record it' }))

  await waitFor(() =>
    expect(row(/Refund: Donation/)).toHaveTextContent(
      new RegExp(`CASH-.*Too much.*${wycliffe.name}.*Ksh -50`),
    ),
  )
  expect(row(/TK5AY9DLMG/)).toHaveTextContent(`Ksh 50 paid back on ${dayText(today)}`)
  expect(screen.queryByLabelText('Paid back… TK5AY9DLMG')).toBeNull()
  expect(cellsOf(screen.getByLabelText(/^Sums of .*: How$/))).toEqual([
    'M-Pesa1Ksh 550',
    'Cash1Ksh -50',
    'All2Ksh 500',
  ])
  expect(cellsOf(screen.getByLabelText(/^Sums of .*: For$/))).toEqual([
    'Donation1Ksh 550',
    'Refund1Ksh -50',
    'All2Ksh 500',
  ])

  await user.click(screen.getByLabelText('Void… TK5AY9DLMG'))
  const ask = await answer('Void this confirmation?', 'Void it', { Reason: 'Another giver' })
  expect(await ask.findByText(/^It cannot be voided yet: Ksh 50 of it was paid back/)).toBeVisible()
  await user.click(ask.getByRole('button', { name: 'Cancel' }))

  await user.selectOptions(screen.getByLabelText('For'), 'Refund')
  const again = await openDialog(/^Void… CASH-/, 'Void this refund?')
  expect(
    again.getByText(new RegExp(`^Ksh 50 paid back to ${wycliffe.name}, refund of TK5AY9DLMG`)),
  ).toBeVisible()
  await answer('Void this refund?', 'Void it', { Reason: 'It was not handed over' })
  await waitFor(() => expect(row(/CASH-/)).toHaveTextContent(/Void since/))
})

test('the book is filtered by month, kind and method, and a code is searched in all months', async () => {
  const user = await open()
  const find = (text: string) => search('Code, reference, name or amount', text)
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
    expect(cellsOf(screen.getByLabelText('Sums of February 2024: For'))).toEqual([
      'Without a pledge1Ksh 250,000',
      'All1Ksh 250,000',
    ]),
  )
  await user.selectOptions(screen.getByLabelText('How'), 'Cash')
  expect(screen.getByText('Nothing found.')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Month'), 'March 2024')
  expect(await screen.findByText(bookTexts.empty)).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Month'), bookTexts.allMonths)
  expect(await screen.findByText('Nothing found.')).toBeVisible()
  await find('')
  expect(await screen.findByText(bookTexts.narrow)).toBeVisible()
})

test('a refund that a colleague has just recorded is named', async () => {
  const user = await open()
  const back = await openDialog('Paid back… TK5AY9DLMG', 'Paid back')
  await user.click(back.getByLabelText('Cash'))
  put(back.getByLabelText('Reason'), 'Too much')
  put(back.getByLabelText('Day it went back'), '2024-01-01')
  await user.click(back.getByRole('button', { name: 'Record it' }))
  expect(back.getByText(/^Choose the day: not before it came in/)).toBeVisible()
  put(back.getByLabelText('Day it went back'), today)
  await payBack(gift.code, 50, today)
  await user.click(back.getByRole('button', { name: 'Record it' }))
  expect(
    await back.findByText('It was not recorded: Ksh 50 of it is paid back already (TR5AY9DLMG).'),
  ).toBeVisible()
})

test('a spreadsheet adds the column up to the book, and keeps the 0 of a number', async () => {
  const user = await openDesk('Book', async () => {
    await confirm(gift)
    const from = '0715931077'
    await storeIncome({ ...oldGrant, paidOn: today, amount: 70, from })
    await payBack(gift.code, 50, today)
    await storeIncome({ ...oldGrant, code: 'BANK-TWICE1', paidOn: today, amount: 999 })
    await voidOf('BANK-TWICE1')
  })
  const file = nextFile()
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }))
  const data = readCsv(await file)
  const sumOf = (name: string) => data.reduce((sum, line) => sum + Number(line[name]), 0)
  expect(sumOf('Arrived')).toBe(gift.amount + 70 - 50)
  expect(sumOf('Voided')).toBe(999)
  expect(data.map((line) => line['From'])).toContain('0715 931 077')
  const reference = wycliffe.id.slice(0, 6)
  expect(data.filter((line) => line['Reference'] === reference)).toHaveLength(2)
})

test('the book shows fifty entries, and more at a press', async () => {
  const stand = { method: 'cash', paidOn: today, amount: 10, from: '', note: 'Stand' } as const
  const user = await openDesk('Book', () =>
    Promise.all(
      Array.from({ length: 51 }, () => storeIncome({ ...stand, code: cashCode(newDocumentId()) })),
    ),
  )
  expect(rowsOf('Book')).toHaveLength(50)
  expect(screen.getByText('50 of 51 entries')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show more (1 left)' }))
  expect(rowsOf('Book')).toHaveLength(51)
})

test('cash is recorded once despite a lost connection, and printed for the committee', async () => {
  const user = await open()
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { form, record } = await openIncome(user)
  await record('')
  const how = form.getByRole('radiogroup', { name: 'How it came' })
  expect(how).toBeInvalid()
  expect(how).toHaveAccessibleDescription('Choose how it came.')
  expect(form.getByLabelText('M-Pesa')).toHaveFocus()
  expect(form.getByText('Write what it is.')).toBeVisible()
  await record('Cash', {
    'Amount (Ksh)': '3050',
    Note: 'Stand on the open day',
    'Day it came in': addDays(today, 1),
  })
  expect(form.getByText('Choose the day it came in: today or before.')).toBeVisible()
  loseAnswers()
  await record('', { 'Day it came in': today })
  expect(await form.findByText(/Press again: it is recorded only once/)).toBeVisible()
  // What is typed stays, and so does the number of the cash.
  await user.click(form.getByRole('button', { name: 'Cancel' }))
  const again = await openIncome(user)
  expect(again.form.getByLabelText('Note')).toHaveValue('Stand on the open day')
  await again.record('')
  expect(await screen.findByText(/^Ksh 3,050 is in the book of/)).toBeVisible()
  await waitFor(() => expect(row(/CASH-/)).toHaveTextContent(/Stand on the open day.*Ksh 3,050/))
  expect(backend.documents('confirmations')).toHaveLength(3)

  await user.click(screen.getByRole('button', { name: 'Print this month' }))
  expect(print).toHaveBeenCalledOnce()
  const sheet = screen.getByLabelText(/: money in/)
  const [methods, kinds, entries] = within(sheet).getAllByRole('table')
  expect(cellsOf(methods ?? sheet)).toEqual(['M-Pesa1Ksh 550', 'Cash1Ksh 3,050', 'All2Ksh 3,600'])
  expect(cellsOf(kinds ?? sheet)).toEqual([
    'Donation1Ksh 550',
    'Without a pledge1Ksh 3,050',
    'All2Ksh 3,600',
  ])
  expect(cellsOf(entries ?? sheet)).toHaveLength(2)
})

test('income that looks wrong is questioned, and cash changed after a lost answer is not stored twice', async () => {
  const user = await open()
  const stand = { method: 'mpesa', paidOn: today, from: '', note: 'Stand' } as const
  const part = { ...stand, code: 'TKREST0001', amount: 100, received: 150 }
  await storeIncome(part)
  const { form, record } = await openIncome(user)
  loseAnswers()
  await record('Cash', { 'Amount (Ksh)': '300', Note: 'Stand' })
  await form.findByText(/Press again: it is recorded only once/)
  await record('', { 'Amount (Ksh)': '3000' })
  expect(await form.findByText(/Your first entry is already in the book/)).toBeVisible()

  await record('M-Pesa', {
    'Amount (Ksh)': '300',
    Note: 'Transfer',
    'M-Pesa code': 'ft26325ab',
  })
  expect(form.getByText(/^An M-Pesa code begins with a letter and has ten/)).toBeVisible()
  await record('Bank', { 'Transfer number, as the bank writes it': 'ft26325abc' })
  expect(form.getByText(/^This looks like an M-Pesa code/)).toBeVisible()
  // A transfer is seldom of today.
  expect(form.getByLabelText('Day it came in')).toHaveValue('')
  await user.click(form.getByLabelText(/^I have checked/))
  await record('')
  expect(form.getByText(/^Choose the day it came in/)).toBeVisible()
  await record('', { 'Day it came in': today })
  await waitFor(() => expect(row(/FT26325ABC/)).toBeVisible())

  // Part of the payment is in the book already.
  const rest = await openIncome(user)
  await rest.fillIn('M-Pesa', { 'Amount (Ksh)': '60', Note: 'Stand', 'M-Pesa code': part.code })
  expect(
    await rest.form.findByText('Ksh 50 of this payment is left: Ksh 150 came in under this code.'),
  ).toBeVisible()
  expect(rest.form.getByLabelText(/^Amount/)).toHaveValue('50')
  await rest.record('')
  expect(await screen.findByText(/^Ksh 50 is in the book of/)).toBeVisible()
  expect(backend.documents('confirmations')).toHaveLength(6)
})

test('money known and left has its list, its file and its place on the sheet, with who took it back', async () => {
  const left = { code: 'TKLEFT0001', amount: 1200, paidOn: today, reason: 'Our own transfer' }
  const back = { ...left, code: 'TKLEFT0002', amount: 300, reason: 'A loan' }
  // By somebody who did not know.
  const booked = { ...left, code: gift.code, amount: gift.amount, reason: 'A refund' }
  const user = await openDesk('Book', async () => {
    for (const each of [left, back, booked]) await leavePayment(each, staffAccount)
    await confirm(gift)
    await takeBackLeftPayment(back.code, staffAccount)
  })
  const name = `Known and left in ${monthText(today.slice(0, 7))}`
  const leftRow = (code: string) => rowOf(name, new RegExp(code))
  await waitFor(() => expect(leftRow(left.code)).toHaveTextContent(/Ksh 1,200.*by demo\.staff@/))
  expect(leftRow(back.code)).toHaveTextContent(/A loan.*by demo\.staff@.*by demo\.staff@/)
  expect(leftRow(booked.code)).toHaveTextContent(/A refund.*Ksh [\d,]+ is in the book/)
  expect(screen.getByText(/^Ksh 1,200 in 1 payment of the statements/)).toBeVisible()

  const file = nextFile()
  const [, download] = screen.getAllByRole('button', { name: 'Download as CSV' })
  if (download) await user.click(download)
  const data = readCsv(await file)
  expect(data.map(({ Amount }) => Amount)).toEqual(['', '1200', ''])

  vi.spyOn(window, 'print').mockImplementation(() => {})
  await user.click(screen.getByRole('button', { name: 'Print this month' }))
  const sheet = within(screen.getByLabelText(/: money in/))
  expect(sheet.getByRole('table', { name })).toHaveTextContent(/TKLEFT0001.*TKLEFT0002/)
})
