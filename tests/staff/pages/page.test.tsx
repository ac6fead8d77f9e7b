import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/config/paths'
import { staffGateTexts } from '@/staff/content/desk'
import { markAnswered } from '@/staff/services/messages'
import { sampleMessages } from '../../../local/samples/sampleGiving'
import { goOffline } from '../../support/members'
import { storeInConsole } from '../../support/console'
import { openDesk, openStaff, put, rowOf, rowsOf, search } from '../support/desk'
import {
  addSamples,
  beginAsStaff,
  changeAreas,
  confirm,
  giftFor,
  logIn,
  staffAccount,
  wycliffe,
} from '../support/staff'
import { backend, expectLink, navigationState } from '../../support/site'
import { demoStaff } from '../../../local/demoStaff'

test('a visitor is asked to log in', async () => {
  await openStaff('/STAFF')
  expect(await screen.findByText(staffGateTexts.notLoggedIn)).toBeVisible()
  expectLink('Log in', `${paths.memberLogin}?back=staff`)
})

test('a former staff member is told so', async () => {
  await addSamples()
  await changeAreas()
  await logIn()
  await openStaff()
  expect(await screen.findByText(staffGateTexts.notStaff)).toBeVisible()
  expect(screen.queryByText(demoStaff.email, { exact: false })).toBeNull()
})

test('a member without a confirmed address is told how to confirm it', async () => {
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

test('a list that cannot be loaded says why, and what to do next', async () => {
  const user = await openDesk('Gifts', undefined, 'Pledges')
  await screen.findByText(/^At least 2 messages wait/)
  const kinds = [
    ['refuse', 'refused it: you may no longer have access'],
    ['unauthenticated', 'Your login has ended. Log out, and log in again.'],
    ['too-many', 'until about 10 in the morning'],
    ['unavailable', 'Please try again in a few minutes.'],
  ] as const
  for (const [kind, says] of kinds) {
    backend.failNext({ target: 'firestore', kind, count: kind === 'unauthenticated' ? 2 : 1 })
    await user.click(screen.getByRole('tab', { name: 'Members' }))
    expect(await screen.findByText(says, { exact: false })).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Newsletter' }))
    await screen.findByLabelText('Newsletter', { selector: 'table' })
  }
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
})

test('staff who lose an area keep the others', async () => {
  const user = await openGifts()
  await changeAreas('messages', 'admin')
  await user.click(screen.getAllByText('Confirm…')[0] ?? document.body)
  await user.click(await screen.findByLabelText('M-Pesa'))
  put(screen.getByLabelText('M-Pesa code'), 'TKLOST0001')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText(staffGateTexts.lost('Money, Members'))).toBeVisible()
  expect(pledges()).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(openTab()).toBe('Messages')
})

test('staff of one area see only what waits there', async () => {
  await openDesk('Messages', () => changeAreas('messages'))
  const today = within(screen.getByRole('region', { name: 'Today' }))
  expect(await today.findByText(/^At least 2 messages wait/)).toBeVisible()
  expect(today.getAllByRole('button')).toHaveLength(1)
})

test('logging out clears loaded data off the screen', async () => {
  const user = await openGifts()
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  expect(await screen.findByText(staffGateTexts.loggedOut)).toBeVisible()
  expect(pledges()).toBeNull()
})

test('each tab has an address, by keys and from waiting work, and Back leads to the last tab', async () => {
  const user = await openGifts()
  const today = within(screen.getByRole('region', { name: 'Today' }))
  expect(await today.findByText(/^\d+ pledges to match$/)).toBeVisible()
  await user.click(
    today.getByText('At least 2 messages wait for an answer, the oldest for 40 hours'),
  )
  expect(location.search).toBe('?tab=messages')
  expect(await screen.findByLabelText('Messages', { selector: 'table' })).toBeVisible()
  history.back()
  await waitFor(() => expect(openTab()).toBe('Gifts'))
  screen.getByRole('tab', { name: 'Gifts' }).focus()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { name: 'Staff' })).toHaveFocus()
  await user.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
  expect(openTab()).toBe('Orders')
  expect(location.search).toBe('?tab=orders')
  expect(await screen.findByLabelText('Orders', { selector: 'table' })).toBeVisible()
})

test('a search stays with its tab, on the way back and after a reload', async () => {
  const label = 'Code, reference, email or name'
  const expectFound = async () => {
    await waitFor(() => expect(rowsOf('Pledges')).toHaveLength(1))
    expect(rowsOf('Pledges')[0]).toHaveTextContent(wycliffe.name)
    expect(screen.getByLabelText(label)).toHaveValue('wycliffe')
  }
  const user = await openGifts()
  expect(rowsOf('Pledges').length).toBeGreaterThan(1)
  await search(label, 'wycliffe')
  await expectFound()
  await user.click(screen.getByRole('tab', { name: 'Orders' }))
  await screen.findByLabelText('Orders', { selector: 'table' })
  history.back()
  await screen.findByLabelText('Pledges', { selector: 'table' })
  await expectFound()
  cleanup()
  await openStaff(location.pathname + location.search, navigationState())
  await screen.findByLabelText('Pledges', { selector: 'table' })
  await expectFound()
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

test.each<[searchText: string, says: string | RegExp]>([
  ['SJMPLE', 'SJMPLE · Sample Faith Mumbua · Ksh 2,200 · Not paid yet'],
  ['TKFIND0001', /^TKFIND0001 · Sample Wycliffe Otieno · Ksh 500 · Donation · 26 Nov 2024$/],
  ['Amani', 'Amani Demo · demo.member@example.org'],
  ['ann.sample@example.org', /^Sample Ann · Volunteering · \d.* · Answered$/],
])('the search for %s says what it found', async (searchText, says) => {
  const user = await openGifts()
  await confirm(giftFor(wycliffe, 'TKFIND0001', '2024-11-26'))
  await markAnswered(sampleMessages[0].id, staffAccount)
  const find = screen.getByLabelText('Find in all tabs', { selector: 'input' })
  put(find, searchText)
  find.focus()
  await user.keyboard('{Enter}')
  const found = within(await screen.findByRole('region', { name: /^Found for/ }))
  expect(await found.findByText(says)).toBeVisible()
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
  expect(rowOf('Staff', /UidOfNobody Nothing: /)).toBeVisible()
})
