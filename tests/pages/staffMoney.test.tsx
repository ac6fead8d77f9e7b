import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { paths } from '@/config/paths'
import { StaffPage } from '@/pages/staff/StaffPage'
import { sampleStatement } from '../../local-backend/samples/samples'
import { goOffline } from '../support/members'
import { addSamples, logIn } from '../support/staff'
import { backend, openPages } from '../support/site'

beforeAll(async () => {
  await import('@/services/firebase/staffDatabase')
  await import('@/pages/staff/StaffDesk')
})

async function open() {
  await addSamples()
  await logIn()
  const user = await openPages({ [paths.staff]: StaffPage }, paths.staff)
  await screen.findByRole('table', { name: 'Pledges' })
  return user
}

const row = (name: string | RegExp) =>
  within(screen.getByRole('table', { name: 'Pledges' })).getByRole('row', { name })

test('a gift is confirmed once by its code, thanked for, and voided with a reason', async () => {
  const user = await open()
  await user.click(within(row(/Wycliffe/)).getByRole('button', { name: 'Confirm…' }))
  const ask = within(await screen.findByRole('dialog', { name: 'Confirm a payment' }))
  await user.click(ask.getByRole('button', { name: 'Confirm' }))
  expect(ask.getByText(/An M-Pesa code has ten/)).toBeVisible()
  await user.type(ask.getByLabelText(/M-Pesa code/), 'tksamp0001')
  await user.click(ask.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(row(/Wycliffe.*Confirmed/)).toBeVisible())
  expect(
    within(row(/Wycliffe/))
      .getByRole('link', { name: 'Thank by email' })
      .getAttribute('href'),
  ).toMatch(/^mailto:wycliffe\.sample@example\.org/)
  expect(backend.documents('confirmations').map(({ id }) => id)).toEqual(['TKSAMP0001'])

  await user.click(within(row(/Wycliffe/)).getByRole('button', { name: 'Void…' }))
  const again = within(await screen.findByRole('dialog', { name: 'Void this confirmation?' }))
  await user.type(again.getByLabelText('Reason'), 'Another Wycliffe')
  await user.click(again.getByRole('button', { name: 'Void it' }))
  await waitFor(() => expect(row(/Wycliffe.*Void/)).toBeVisible())
})

test('a statement is matched and confirmed, and one in between that fails leaves nothing half done', async () => {
  const user = await open()
  await user.click(screen.getByRole('tab', { name: 'Match' }))
  const lines = screen.getByLabelText('Lines of the statement')
  await user.click(lines)
  await user.paste('nothing of a statement')
  await user.click(screen.getByRole('button', { name: 'Match' }))
  expect(await screen.findByText(/No line of an M-Pesa statement/)).toBeVisible()

  await user.clear(lines)
  await user.click(lines)
  await user.paste(sampleStatement(new Date()))
  await user.click(screen.getByRole('button', { name: 'Match' }))
  const suggested = within(await screen.findByRole('table', { name: 'Suggested: look at each' }))
  await user.click(suggested.getByRole('checkbox', { name: /Grace Akinyi/ }))
  await user.click(suggested.getByRole('checkbox', { name: /Mary Njeri/ }))
  const goOnline = goOffline()
  await user.click(screen.getByRole('button', { name: 'Confirm 2 payments' }))
  expect(await screen.findByText(/nothing is half done/)).toBeVisible()
  goOnline()
  await user.click(screen.getByRole('button', { name: 'Confirm 2 payments' }))
  expect(await screen.findByText('2 payments are confirmed.')).toBeVisible()
  expect(
    backend
      .documents('confirmations')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['TKSAMP0002', 'TKSAMP0004'])
})
