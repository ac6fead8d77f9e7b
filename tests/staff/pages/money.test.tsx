import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { staffPath } from '@/config/paths'
import { mostParts } from '@/staff/domain/confirmation'
import { storeInConsole } from '../../support/console'
import { answer, openDesk, openDialog, openStaff, put, rowOf, rowsOf, today } from '../support/desk'
import { backend } from '../../support/site'

const open = () => openDesk('Gifts', undefined, 'Pledges')
const row = (text: RegExp) => rowOf('Pledges', text)

const question = 'Confirm a payment'
const ask = (reference: string) => openDialog(`Confirm… ${reference}`, question)
const confirm = (told: Parameters<typeof answer>[2]) => answer(question, 'Confirm', told)
const [amount, day] = ['Amount that arrived, in whole Ksh', 'Day it arrived']
const isPart = 'Part of this payment is for something else'
const part = 'Amount for this one, in whole Ksh'
const sure = 'I have checked, and it is right'
const mpesa = (code: string) => ({ 'M-Pesa': true, 'M-Pesa code': code }) as const

test('a gift is confirmed by its code after odd answers are questioned, thanked for, and voided', async () => {
  const user = await open()
  const form = await ask('SAMPLE')
  await confirm({ ...mpesa('TKSAMP001'), [day]: '2099-12-31' })
  expect(form.getByText(/has ten letters and digits\. This has 9\.$/)).toBeVisible()
  expect(form.getByText(/^Choose the day it arrived: today or before/)).toBeVisible()
  // By bank, although it looks like M-Pesa's, and a hundred times too much.
  await confirm({ ...mpesa('tksamp0001'), [day]: '2026-11-20', Bank: true, [amount]: '50000' })
  expect(form.getByText(/^This looks like an M-Pesa code/)).toBeVisible()
  expect(form.getByText('Ksh 50,000 is far from the Ksh 500 that we expect.')).toBeVisible()
  // What is typed after a tick is asked again.
  await confirm({ [sure]: true, [amount]: '50' })
  expect(form.getByLabelText(sure)).not.toBeChecked()
  expect(backend.documents('confirmations')).toEqual([])
  await confirm({ 'M-Pesa': true, [sure]: true })
  await waitFor(() =>
    expect(row(/Wycliffe/)).toHaveTextContent(/TKSAMP0001Ksh 50 arrived 20 Nov 2026by demo/),
  )
  const thanks = within(row(/Wycliffe/)).getByRole('link', { name: 'Thank by email' })
  expect(thanks.getAttribute('href')).toMatch(/^mailto:wycliffe\.sample@example\.org/)

  const used = await ask('SBMPLE')
  await user.click(used.getByLabelText('M-Pesa'))
  put(used.getByLabelText('M-Pesa code'), 'TKSAMP0001')
  expect(
    await used.findByText(
      /^This code is used already: Ksh 50 from Sample Wycliffe Otieno for donation SAMPLE/,
    ),
  ).toBeVisible()
  await user.click(used.getByRole('button', { name: 'Confirm' }))
  expect(used.getByLabelText('M-Pesa code')).toHaveFocus()
  await user.click(used.getByRole('button', { name: 'Cancel' }))

  await user.click(within(row(/Wycliffe/)).getByText('Void…'))
  await answer('Void this confirmation?', 'Void it', { Reason: 'Another Wycliffe' })
  await waitFor(() => expect(row(/Wycliffe.*M-Pesa Void Confirm…/)).toBeVisible())
})

test('a transfer has no day until somebody says it, and what is typed stays through a reload', async () => {
  const user = await open()
  const byMpesa = await ask('SAMPLE')
  expect(byMpesa.getByLabelText(day)).toHaveValue(today)
  await user.click(byMpesa.getByLabelText('Bank'))
  expect(byMpesa.getByLabelText(day)).toHaveValue('')
  await user.click(byMpesa.getByRole('button', { name: 'Cancel' }))

  const transfer = await ask('SHMPLE')
  expect(transfer.getByLabelText(day)).toHaveValue('')
  expect(transfer.getByLabelText('Bank')).toBeChecked()
  put(transfer.getByLabelText('The bank’s transfer number'), 'ft 26325 abcde')
  put(transfer.getByLabelText(day), '2026-11-20')
  cleanup()
  await openStaff(`${staffPath}?tab=gifts`)
  const again = await ask('SHMPLE')
  expect(again.getByLabelText('Bank')).toBeChecked()
  expect(again.getByLabelText(day)).toHaveValue('2026-11-20')
  await user.click(again.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(row(/Traders/)).toHaveTextContent(/FT26325ABCDEarrived 20 Nov 2026/))
})

test('part of a payment is confirmed, then the rest of the pledge, and each part is voided by itself', async () => {
  const user = await open()
  const first = await ask('SBMPLE')
  await confirm({ ...mpesa('TKSAMP0001'), [amount]: '1200', [isPart]: true, [part]: '1300' })
  expect(first.getByText('Write the part in whole Ksh, at most Ksh 1,200.')).toBeVisible()
  expect(first.queryByText(/is far from/)).toBeNull()
  await confirm({ [part]: ' 800 ' })
  const arrived = /ConfirmedKsh 800 of Ksh 1,500TKSAMP0001Ksh 800 arrived/
  await waitFor(() => expect(row(/Grace/)).toHaveTextContent(arrived))
  await user.click(within(row(/Grace/)).getByText('Mark as thanked'))
  await waitFor(() => expect(row(/Grace/)).not.toHaveTextContent('Thank by'))

  const rest = await ask('SBMPLE')
  expect(rest.getByLabelText(amount)).toHaveValue('700')
  await confirm(mpesa('TKSAMP0002'))
  await waitFor(() => expect(within(row(/Grace/)).queryByText('Confirm…')).toBeNull())
  expect(within(row(/Grace/)).getByText('Thank by email'), 'for the rest').toBeVisible()
  // One of the 8, although in two parts.
  expect(screen.getByText('7 pledges to match')).toBeVisible()
  await user.click(within(row(/Grace/)).getByText('Void… TKSAMP0001'))
  await answer('Void this confirmation?', 'Void it', { Reason: 'Another giver' })
  await waitFor(() => expect(row(/Grace/)).toHaveTextContent('Ksh 700 of Ksh 1,500TKSAMP0002'))
})

test('the last part of a payment takes all that is left', async () => {
  const parts = Array.from({ length: mostParts - 1 }, (_, place) => [`TKSAMP0001-${place}`, 10])
  const user = await open()
  await storeInConsole({
    'payments/TKSAMP0001': { received: 1000, attempts: 20, parts: Object.fromEntries(parts) },
  })
  const form = await ask('SBMPLE')
  await user.click(form.getByLabelText('M-Pesa'))
  put(form.getByLabelText('M-Pesa code'), 'TKSAMP0001')
  await form.findByText('Ksh 890 of this payment is left: Ksh 1,000 came in under this code.')
  await confirm({ [part]: '889' })
  expect(form.getByLabelText(part)).toHaveAccessibleDescription(/^A payment has 12 parts at most/)
  await confirm({ [part]: '890' })
  await waitFor(() => expect(row(/Grace/)).toHaveTextContent('Ksh 890 of Ksh 1,500'))
})

test('pledges are listed by how they are paid', async () => {
  const user = await open()
  const choice = screen.getByLabelText('Paid by')
  expect(choice).toHaveDisplayValue('Any way')
  await user.selectOptions(choice, 'Bank')
  await waitFor(() => expect(rowsOf('Pledges')).toHaveLength(1))
  expect(row(/Sample Traders/)).toBeVisible()
})
