import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { paths } from '@/config/paths'
import { staffGateTexts } from '@/staff/content/desk'
import { goOffline } from '../../support/members'
import { storeInConsole } from '../../support/console'
import { answer, openDesk, openStaff, put, rowOf, rowsOf, search } from '../support/desk'
import { beginAsStaff, changeAreas, logIn, wycliffe } from '../support/staff'
import { backend, expectLink, navigationState } from '../../support/site'
import { demoStaff } from '../../../local/demoStaff'

test('a visitor is asked to log in', async () => {
  await openStaff('/STAFF')
  expect(await screen.findByText(staffGateTexts.notLoggedIn)).toBeVisible()
  expectLink('Log in', `${paths.memberLogin}?back=staff`)
})

test('a member without a confirmed address is told how to confirm it', async () => {
  // The account is newer than the moment at which the clock stands still.
  vi.useRealTimers()
  await logIn('member')
  await openStaff()
  expect(await screen.findByText(staffGateTexts.notConfirmed)).toBeVisible()
  expect(screen.getByRole('link', { name: 'To your profile' })).toBeVisible()
})

test('a failure says so and can be tried again', async () => {
  await beginAsStaff()
  const goOnline = goOffline()
  const user = await openStaff()
  expect(await screen.findByText(staffGateTexts.notLoaded, { exact: false })).toBeVisible()
  goOnline()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/Money, Messages, Members, Staff$/)).toBeVisible()
  expect(backend.denials()).toEqual([])
})

const openGifts = () => openDesk('Gifts', undefined, 'Pledges')

const pledges = () => screen.queryByLabelText('Pledges', { selector: 'table' })
const findOnePledge = () =>
  waitFor(() => expect(pledges()?.querySelectorAll('tbody tr')).toHaveLength(1), { timeout: 5000 })
const openTab = () => screen.getByRole('tab', { selected: true }).textContent

test('a former staff member no longer sees loaded data, and reads why', async () => {
  const user = await openGifts()
  await changeAreas()
  await user.click(screen.getByRole('tab', { name: 'Members' }))
  expect(
    await screen.findByText(staffGateTexts.lost('Money, Messages, Members, Staff')),
  ).toBeVisible()
  expect(screen.queryByRole('tab')).toBeNull()
  expect(document.body).not.toHaveTextContent('Sample Wycliffe')
  cleanup()
  await openStaff()
  expect(await screen.findByText(staffGateTexts.notStaff)).toBeVisible()
  expect(screen.queryByText(demoStaff.email, { exact: false })).toBeNull()
})

test('staff who lose an area keep the others, and read what is wrong with a misspelt one', async () => {
  const user = await openGifts()
  await changeAreas('messages', 'admin')
  await user.click(screen.getAllByText('Confirm…')[0] ?? document.body)
  const paid = { 'M-Pesa': true, 'M-Pesa code': 'TKLOST0001' } as const
  await answer('Confirm a payment', 'Confirm', paid)
  expect(await screen.findByText(staffGateTexts.lost('Money, Members'))).toBeVisible()
  expect(pledges()).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(openTab()).toBe('Messages')
  cleanup()
  await changeAreas('Money')
  await openStaff()
  expect(await screen.findByText(staffGateTexts.odd('["Money"]'))).toBeVisible()
  expect(screen.queryByText(staffGateTexts.notStaff)).toBeNull()
})

test('logging out clears loaded data off the screen', async () => {
  const user = await openGifts()
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  expect(await screen.findByText(staffGateTexts.loggedOut)).toBeVisible()
  expect(pledges()).toBeNull()
})

test('each tab has an address, by keys and from waiting work, and keeps its search going back and after a reload', async () => {
  const label = 'Code, reference, email or name'
  const expectFound = async () => {
    await findOnePledge()
    expect(pledges()).toHaveTextContent(wycliffe.name)
    expect(screen.getByLabelText(label)).toHaveValue('wycliffe')
  }
  const user = await openGifts()
  expect(rowsOf('Pledges').length).toBeGreaterThan(1)
  await search(label, 'wycliffe')
  await expectFound()
  const today = within(screen.getByRole('region', { name: 'Today' }))
  expect(await today.findByText(/^\d+ pledges to match$/)).toBeVisible()
  await user.click(
    today.getByText('At least 2 messages wait for an answer, the oldest for 40 hours'),
  )
  expect(location.search).toBe('?tab=messages')
  expect(await screen.findByLabelText('Messages', { selector: 'table' })).toBeVisible()
  history.back()
  await waitFor(() => expect(openTab()).toBe('Gifts'))
  await expectFound()
  cleanup()
  await openStaff(location.pathname + location.search, navigationState())
  await screen.findByLabelText('Pledges', { selector: 'table' })
  await expectFound()

  screen.getByRole('tab', { name: 'Gifts' }).focus()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { name: 'Staff' })).toHaveFocus()
  await user.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
  expect(openTab()).toBe('Orders')
  expect(location.search).toBe('?tab=orders')
  expect(await screen.findByLabelText('Orders', { selector: 'table' })).toBeVisible()
})

test('one search covers every area, says where it failed, and opens the tab of a result', async () => {
  const user = await openGifts()
  await screen.findByText(/^At least 2 messages wait/)
  const find = screen.getByLabelText('Find in all tabs', { selector: 'input' })
  put(find, 'SBMPLE')
  find.focus()
  backend.failNext({ target: 'firestore', kind: 'unavailable' })
  await user.keyboard('{Enter}')
  const found = within(await screen.findByRole('region', { name: 'Found for “SBMPLE”' }))
  expect(await found.findByText('Gifts could not be searched.')).toBeVisible()
  await waitFor(() => expect(found.getAllByText('Nothing found.')).toHaveLength(4))
  await user.click(found.getByRole('button', { name: 'Try again' }))
  expect(await found.findByText(/^SBMPLE · Sample Grace Akinyi · Ksh 1,500/)).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Staff' }))
  await user.click(found.getByRole('button', { name: 'Open in Gifts' }))
  await findOnePledge()
  expect(screen.getByLabelText('Code, reference, email or name')).toHaveValue('SBMPLE')
  await user.click(found.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('region', { name: /^Found for/ })).toBeNull()
})

test('an admin sees who is staff, and for what', async () => {
  await openDesk('Staff', () =>
    storeInConsole({
      [`staff/${demoStaff.uid}`]: { areas: ['admin'] },
      'staff/UidOfTreasurer': { areas: ['money', 'members'], name: 'Njeri' },
      'staff/UidOfNobody': { areas: ['Money'] },
    }),
  )
  expect(rowOf('Staff', /You, demo\.staff@example\.org .* Staff$/)).toBeVisible()
  expect(rowOf('Staff', /^Njeri UidOfTreasurer Money, Members$/)).toBeVisible()
  expect(rowOf('Staff', /UidOfNobody Nothing \(not valid: \["Money"\]\)$/)).toBeVisible()
  expect(screen.queryByText('Look up')).toBeNull()
})
