import { renderHook, screen, waitFor, within } from '@testing-library/react'
import Papa from 'papaparse'
import { expect, test, vi } from 'vitest'
import { bookTexts } from '@/staff/content/book'
import { addDays } from '@/domain/calendar/calendar'
import { dayText, monthText } from '@/staff/domain/days'
import { useMonths } from '@/staff/pages/list/useMonths'
import { leavePayment, takeBackLeftPayment } from '@/staff/services/leftPayments'
import { changeInConsole, storeInConsole } from '../../support/console'
import { goOffline, hold } from '../../support/members'
import {
  answer,
  dialog,
  nextFile,
  openDesk,
  openDialog,
  put,
  quickUser,
  rowOf,
  search,
  today,
} from '../support/desk'
import {
  beginAsStaff,
  confirm,
  giftFor,
  grace,
  staffAccount,
  oldGrant,
  payBack,
  storeIncome,
  storeMany,
  voidOf,
  wycliffe,
} from '../support/staff'
import { backend } from '../../support/site'

const first = `${today.slice(0, 7)}-01`
const gift = { ...giftFor(wycliffe, 'TK5AY9DLMG', first), amount: wycliffe.amount + 50 }
const byGrace = { byEmail: 'grace@example.org' }
const open = () =>
  openDesk('Book', async () => {
    await confirm(gift)
    await changeInConsole(`confirmations/${gift.code}`, byGrace)
    await storeIncome(oldGrant)
  })

const incomeForm = 'Income without a pledge'
async function openIncome() {
  await quickUser().click(screen.getByText('Record income…'))
  return dialog(incomeForm)
}
const record = (told: Parameters<typeof answer>[2] = {}) => answer(incomeForm, 'Record it', told)

/** What is stored next arrives, but neither its answer does nor what is asked about it. */
function loseAnswers() {
  const sent = hold('documents:commit')
  void sent.made.then(() => {
    backend.failNext({ target: 'firestore', kind: 'lose-answer' })
    backend.failNext({ target: 'firestore', kind: 'close' })
    return sent.release()
  })
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
    new RegExp(`${dayText(first)}.*TK5AY9DLMG.*M-Pesa.*${giver}.*${byGrace.byEmail}`),
  )
  expect(row(/TK5AY9DLMG/)).toHaveTextContent('Ksh 550Ksh 50 more than the Ksh 500 pledged')

  const ask = await openDialog('Void… TK5AY9DLMG', 'Void this confirmation?')
  const voidIt = (told = {}) => answer('Void this confirmation?', 'Void it', told)
  expect(
    ask.getByText(new RegExp(`Ksh 550 from ${wycliffe.name} for donation .*, code TK5AY9DLMG`)),
  ).toBeVisible()
  await voidIt()
  expect(ask.getByText('Write why it was a mistake.')).toBeVisible()
  loseAnswers()
  await voidIt({ Reason: 'Another giver' })
  expect(await ask.findByText(/^We do not know whether it is void/)).toBeVisible()
  await voidIt()
  await waitFor(() => expect(row(/TK5AY9DLMG/)).toHaveTextContent(/Void since .* Another giver/))
  expect(screen.queryByLabelText('Void… TK5AY9DLMG')).toBeNull()
  put(screen.getByLabelText('Find in all tabs', { selector: 'input' }), gift.code)
  await user.click(screen.getByText('Look up'))
  expect(await screen.findByText(/^TK5AY9DLMG · .* · Void$/)).toBeVisible()
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await user.click(screen.getByRole('button', { name: 'Print this month' }))
  expect(print).toHaveBeenCalledOnce()
  const sheet = within(screen.getByLabelText(/: money in/))
  expect(sheet.getAllByRole('table'), 'how, for what, and each').toHaveLength(3)
  expect(sheet.getByText(/^Ksh 550, TK5AY9DLMG, Donation SAMPLE/)).toHaveTextContent(
    /, Sample Wycliffe Otieno, Ksh 50 more than .*: void since .* by demo\.staff@example\.org\. Another giver$/,
  )
  expect(sheet.getAllByRole('row').at(-1)).toHaveTextContent('Ksh 550 void')
})

test('a refund lowers the sum until it is voided', async () => {
  const user = await open()
  const payBackNow = (told: Parameters<typeof answer>[2]) => answer('Paid back', 'Record it', told)
  const amount = 'Amount paid back, in whole Ksh'
  await user.click(screen.getByLabelText('Paid back… TK5AY9DLMG'))
  const back = await payBackNow({ [amount]: '551' })
  expect(back.getByText('Write the amount in whole Ksh, at most Ksh 550.')).toBeVisible()
  expect(back.getByText('Choose how it went back.')).toBeVisible()
  expect(back.getByText('Write why it was paid back.')).toBeVisible()
  await user.click(back.getByLabelText('M-Pesa'))
  put(back.getByLabelText('M-Pesa code of the refund'), gift.code)
  expect(await back.findByText(/^This code is in the book already/)).toBeVisible()
  await payBackNow({ [amount]: '50', Reason: 'Too much' })
  expect(backend.documents('confirmations')).toHaveLength(2)
  await payBackNow({ Cash: true })

  const cashBack = new RegExp(`CASH-.*Too much.*${wycliffe.name}.*Ksh -50`)
  await waitFor(() => expect(row(/Refund: Donation/)).toHaveTextContent(cashBack))
  expect(row(/TK5AY9DLMG/)).toHaveTextContent(`Ksh 50 paid back on ${dayText(today)}`)
  expect(screen.queryByLabelText('Paid back… TK5AY9DLMG')).toBeNull()
  for (const [by, ...sums] of [
    ['How', 'M-Pesa1Ksh 550', 'Cash1Ksh -50', 'All2Ksh 500'],
    ['For', 'Donation1Ksh 550', 'Refund1Ksh -50', 'All2Ksh 500'],
  ])
    expect(cellsOf(screen.getByLabelText(new RegExp(`^Sums of .*: ${by}$`)))).toEqual(sums)

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

test('one refund pays back both things that one payment was for', async () => {
  const user = await openDesk('Book', async () => {
    await confirm({ ...gift, amount: 300, received: 500 })
    await confirm({ ...giftFor(grace, gift.code, first), amount: 200, attempts: 1 })
  })
  const [isPart, whole] = ['Part of it pays back something else', 'Amount paid back, in whole Ksh']
  const part = 'Amount for this one, in whole Ksh'
  const code = { 'M-Pesa': true, 'M-Pesa code of the refund': 'TR5AY9DLMG' } as const
  const refund = { ...code, Reason: 'Two of two' }
  await user.click(screen.getByLabelText('Paid back… TK5AY9DLMG'))
  const typed = { ...refund, [isPart]: true, [whole]: '500', [part]: '301' } as const
  await answer('Paid back', 'Record it', typed)
  expect(screen.getByText('Write the part in whole Ksh, at most Ksh 300.')).toBeVisible()
  await answer('Paid back', 'Record it', { [part]: '300' })
  await waitFor(() => expect(row(/TR5AY9DLMG/)).toHaveTextContent('Ksh -300'))
  await openIncome()
  await record({ 'M-Pesa': true, 'M-Pesa code': 'TR5AY9DLMG' })
  expect(await screen.findByText(/^This code is used already: Ksh 300 paid back/)).toBeVisible()
  await answer(incomeForm, 'Cancel')
  await user.click(screen.getByLabelText('Paid back… TK5AY9DLMG-2'))
  const left = 'Ksh 200 of it is left: Ksh 500 went back under this code.'
  const second = await answer('Paid back', 'Record it', code)
  expect(await second.findByText(left)).toBeVisible()
  await answer('Paid back', 'Record it', refund)
  await waitFor(() => expect(row(/Refund: Donation SB/)).toHaveTextContent(/^.*TR5AY9DLMG.*-200/))
})

test('the book is filtered by month, kind and method, and a code is searched in all months', async () => {
  const user = await open()
  const find = (text: string) => search('Code, reference, name or amount', text)
  const tryAgain = () => screen.getAllByRole('button', { name: 'Try again' })
  const goOnline = goOffline()
  for (const name of ['Staff', 'Book']) await user.click(screen.getByRole('tab', { name }))
  // The book, what is left, and the months.
  await waitFor(() => expect(tryAgain()).toHaveLength(3))
  goOnline()
  for (const each of tryAgain()) await user.click(each)
  await user.selectOptions(screen.getByLabelText('For'), 'Membership fee')
  expect(await screen.findByText('Nothing found.')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('For'), 'Anything')
  await find('250,000')
  expect(screen.getByText('Nothing found.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Look in all months' }))
  await waitFor(() => expect(row(/GRANT2024/)).toHaveTextContent(/Sample Foundation/))

  await user.selectOptions(screen.getByLabelText('Month'), 'February 2024')
  const sums = () => cellsOf(screen.getByLabelText('Sums of February 2024: For'))
  const grant = ['Without a pledge1Ksh 250,000', 'All1Ksh 250,000']
  await waitFor(() => expect(sums()).toEqual(grant))
  await user.selectOptions(screen.getByLabelText('How'), 'Cash')
  expect(screen.getByText('Nothing found.')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Month'), 'March 2024')
  expect(await screen.findByText(bookTexts.empty)).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Month'), bookTexts.allMonths)
  expect(await screen.findByText('Nothing found.')).toBeVisible()
  await find('')
  expect(await screen.findByText(bookTexts.narrow)).toBeVisible()
  const one = { ...oldGrant, kind: 'income', month: '2024-02', amount: 777 }
  await storeMany(51, (nr) => [`confirmations/BANK-MANY${nr}`, one])
  await find('777')
  expect(await screen.findByText(/^Perhaps not all/)).toBeVisible()
})

test('a month that began since the book was opened can be chosen', async () => {
  await beginAsStaff()
  const { result } = renderHook(() => useMonths('2026-11', '2026-12'))
  expect(result.current.months).toEqual(['2026-12', '2026-11'])
})

test('a refund that a colleague has just recorded is named', async () => {
  const user = await open()
  await user.click(screen.getByLabelText('Paid back… TK5AY9DLMG'))
  const typed = { Cash: true, Reason: 'Too much', 'Day it went back': '2024-01-01' } as const
  const back = await answer('Paid back', 'Record it', typed)
  expect(back.getByText(/^Choose the day: not before it came in/)).toBeVisible()
  await payBack(gift.code, 50, today)
  await answer('Paid back', 'Record it', { 'Day it went back': today })
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
  const why = { State: 'Void', Reason: 'Another giver', By: staffAccount.email }
  expect(data.find((line) => line['Code'] === 'TWICE1')).toMatchObject(why)
})

test('cash is recorded once despite a lost connection', async () => {
  const user = await open()
  const form = await openIncome()
  await record()
  const how = form.getByRole('radiogroup', { name: 'How it came' })
  expect(how).toBeInvalid()
  expect(how).toHaveAccessibleDescription('Choose how it came.')
  expect(form.getByLabelText('M-Pesa')).toHaveFocus()
  expect(form.getByText('Write what it is.')).toBeVisible()
  const typed = { 'Amount (Ksh)': '3050', Note: 'Stand on the open day' }
  await record({ Cash: true, ...typed, 'Day it came in': addDays(today, 1) })
  expect(form.getByText('Choose the day it came in: today or before.')).toBeVisible()
  loseAnswers()
  await record({ 'Day it came in': today })
  expect(await form.findByText(/Press again: it is recorded only once/)).toBeVisible()
  // What is typed stays, and so does the number of the cash.
  await user.click(form.getByRole('button', { name: 'Cancel' }))
  const again = await openIncome()
  expect(again.getByLabelText('Note')).toHaveValue('Stand on the open day')
  await record()
  expect(await screen.findByText(/^Ksh 3,050 is in the book of/)).toBeVisible()
  await waitFor(() => expect(row(/CASH-/)).toHaveTextContent(/Stand on the open day.*Ksh 3,050/))
  expect(backend.documents('confirmations')).toHaveLength(3)
})

test('cash changed after a lost answer is not stored twice, and income is booked up to what is left of its payment', async () => {
  const user = await open()
  const stand = { method: 'mpesa', paidOn: today, from: '', note: 'Stand' } as const
  const part = { ...stand, code: 'TKREST0001', amount: 100, received: 150 }
  await storeIncome(part)
  const form = await openIncome()
  loseAnswers()
  await record({ Cash: true, 'Amount (Ksh)': '300', Note: 'Stand' })
  await form.findByText(/Press again: it is recorded only once/)
  const asked = hold('documents:batchGet')
  await record({ 'Amount (Ksh)': '3000' })
  await asked.made
  put(form.getByLabelText('Note'), 'Typed meanwhile')
  void asked.release()
  expect(await form.findByText(/Your first entry is already in the book/)).toBeVisible()
  // What is pressed again is another entry. Its month can be chosen again, though the book began later.
  await record({ 'Day it came in': '2024-01-31' })
  await waitFor(() => expect(row(/Typed meanwhile/)).toHaveTextContent('Ksh 3,000'))
  await user.selectOptions(screen.getByLabelText('Month'), 'February 2024')
  expect(await screen.findByText('January 2024')).toBeInTheDocument()

  // Part of the payment is in the book already.
  const rest = await openIncome()
  await user.click(rest.getByLabelText('M-Pesa'))
  put(rest.getByLabelText('M-Pesa code'), part.code)
  expect(
    await rest.findByText('Ksh 50 of this payment is left: Ksh 150 came in under this code.'),
  ).toBeVisible()
  expect(rest.getByLabelText(/^Amount/)).toHaveValue('50')
  await record({ Note: 'Stand' })
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
    await changeInConsole(`leftPayments/${back.code}`, byGrace)
  })
  const name = `Known and left in ${monthText(today.slice(0, 7))}`
  const leftRow = (code: string) => rowOf(name, new RegExp(code))
  await waitFor(() => expect(leftRow(left.code)).toHaveTextContent(/Ksh 1,200.*by demo\.staff@/))
  expect(leftRow(back.code)).toHaveTextContent(/A loan.*by grace@.*by demo\.staff@/)
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
  expect(cellsOf(sheet.getByLabelText(/: For$/))).toEqual(['Donation1Ksh 550', 'All1Ksh 550'])
  expect(sheet.getByText('Corrections').nextElementSibling).toHaveTextContent('None.')
  expect(sheet.getByRole('table', { name })).toHaveTextContent(/TKLEFT0001.*TKLEFT0002/)

  // Here and on the sheet, once it is booked all the same, and once that is void.
  await openIncome()
  await record({ 'M-Pesa': true, 'M-Pesa code': left.code, 'Amount (Ksh)': '1200', Note: 'A gift' })
  expect(await screen.findAllByText(/^Ksh 0 in 0 payments of the statements/)).toHaveLength(2)
  await openDialog(`Void… ${left.code}`, 'Void this confirmation?')
  await answer('Void this confirmation?', 'Void it', { Reason: 'A transfer, it is' })
  expect(await screen.findAllByText(/^Ksh 1,200 in 1 payment of the statements/)).toHaveLength(2)
  expect(screen.queryByText(/^Ksh 1,200 is in the book of/)).toBeNull()
})

test('a month that is over is published with one sentence, and taken back by another', async () => {
  const one = { ...oldGrant, kind: 'income', month: '2024-02', amount: 1 }
  await storeMany(4, (nr) => [`confirmations/ONE${nr}`, { ...one, from: `Giver ${nr}` }])
  const user = await open()
  expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull()
  await user.selectOptions(screen.getByLabelText('Month'), 'February 2024')
  await user.click(await screen.findByRole('button', { name: /^Publish the gifts/ }))
  const ask = await answer('Publish the gifts of February 2024?', 'Publish')
  expect(ask.getByText(/“Ksh 250,004 from 5 givers\.”/)).toBeVisible()
  expect(ask.getByText(/^Write what the gifts were spent on/)).toBeVisible()
  const spent = { 'Spent on': 'Talks at two campuses' }
  const publish = () => answer('Publish the gifts of February 2024?', 'Publish', spent)
  // Another number of givers, then another sum.
  const nameFirst = (from: string) => changeInConsole('confirmations/ONE0', { from })
  for (const [change, undo] of [
    [() => nameFirst('Sample Foundation'), () => nameFirst('Giver 0')],
    [() => storeIncome({ ...oldGrant, code: 'BANK-LATER1' }), () => voidOf('BANK-LATER1')],
  ] as const) {
    await change()
    await publish()
    expect(await ask.findByText(/^The book of this month has changed/)).toBeVisible()
    await undo()
  }
  loseAnswers()
  await publish()
  expect(await ask.findByText(/^We do not know whether it is published/)).toBeVisible()
  await publish()
  const part = within(await screen.findByRole('region', { name: 'Publishing' }))
  expect(await part.findByText(/Somebody else of the team has to take it back\.$/)).toBeVisible()
  expect(part.queryByRole('button')).toBeNull()
  const [publication] = backend.documents('publications')
  const shown = { received: 250_004, givers: 5, spent: 'Talks at two campuses' }
  expect(backend.documents('monthsShown')).toEqual([
    { id: '2024-02', fields: { ...shown, publication: publication?.id } },
  ])

  await storeInConsole({
    [`publications/${publication?.id}`]: { ...publication?.fields, by: 'another' },
  })
  expect(part.queryByRole('alert')).toBeNull()
  await storeIncome({ ...oldGrant, code: 'BANK-LATER2', amount: 500 })
  await user.selectOptions(screen.getByLabelText('Month'), monthText(today.slice(0, 7)))
  await user.selectOptions(screen.getByLabelText('Month'), 'February 2024')
  expect(await screen.findByText(/^The book of this month now has Ksh 250,504/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Take it back…' }))
  await answer('Take back the gifts of February 2024?', 'Take it back')
  expect(await screen.findByRole('button', { name: /^Publish the gifts/ })).toBeVisible()
  expect(backend.documents('monthsShown')).toEqual([])
  expect(backend.documents('publications')).toMatchObject([
    { fields: { by: 'another', backByEmail: staffAccount.email } },
  ])
})
