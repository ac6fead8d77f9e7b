import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { paths } from '@/config/paths'
import { staffGateTexts } from '@/content/staff'
import { StaffPage } from '@/pages/staff/StaffPage'
import { goOffline } from '../support/members'
import { storeInConsole } from '../support/console'
import { addSamples, loadDesk, logIn, rowOf } from '../support/staff'
import { backend, openPages } from '../support/site'
import { demoStaff } from '../../local/demoStaff'

const area = { [paths.staff]: StaffPage }

// Material UI is much for jsdom.
vi.setConfig({ testTimeout: 40_000 })

beforeAll(loadDesk)

test('a visitor is asked to log in', async () => {
  await openPages(area, '/STAFF')
  expect(await screen.findByText(staffGateTexts.notLoggedIn)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', paths.memberLogin)
})

test('staff see what they look after', async () => {
  await addSamples()
  await logIn()
  await openPages(area, paths.staff)
  expect(await screen.findByText(/Money, Messages, Members, Staff$/)).toBeVisible()
})

test('whose document is gone is told so', async () => {
  await addSamples()
  await storeInConsole({ [`staff/${demoStaff.uid}`]: null })
  await logIn()
  await openPages(area, paths.staff)
  expect(await screen.findByText(staffGateTexts.notStaff)).toBeVisible()
})

test('a member without a confirmed address is told how to confirm it', async () => {
  await logIn('member')
  await openPages(area, paths.staff)
  expect(await screen.findByText(staffGateTexts.notConfirmed)).toBeVisible()
  expect(screen.getByRole('link', { name: 'To your profile' })).toBeVisible()
})

test('a failure says so and can be tried again', async () => {
  await addSamples()
  await logIn()
  const goOnline = goOffline()
  const user = await openPages(area, paths.staff)
  expect(await screen.findByText(staffGateTexts.notLoaded, { exact: false })).toBeVisible()
  goOnline()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/Money, Messages/)).toBeVisible()
  expect(backend.denials()).toEqual([])
})

test.each([
  ['Former staff', 'refuse', 'refused it: you may not look after this any more'],
  [
    'Staff whose login has ended',
    'unauthenticated',
    'Your login has ended. Log out, and log in again.',
  ],
  ['Staff on a day whose free amount is used up', 'too-many', 'from about 10 in the morning'],
  ['Staff while the database is out of order', 'unavailable', 'Please try again in some minutes.'],
] as const)('%s are told so, and the way on', async (_, kind, says) => {
  await addSamples()
  await logIn()
  const user = await openPages(area, paths.staff)
  await screen.findByLabelText('Pledges', { selector: 'table' })
  backend.failNext({ target: 'firestore', kind, count: 3 })
  await user.click(screen.getByRole('tab', { name: 'Members' }))
  expect(await screen.findByText(says, { exact: false })).toBeVisible()
})

test('somebody with the console sees who is staff, and for what', async () => {
  await addSamples()
  const areas = (...words: string[]) => ({
    areas: { arrayValue: { values: words.map((stringValue) => ({ stringValue })) } },
  })
  await storeInConsole({
    [`staff/${demoStaff.uid}`]: areas('admin'),
    'staff/UidOfTreasurer': { ...areas('money', 'members'), name: { stringValue: 'Njeri' } },
    'staff/UidOfNobody': areas('Money'),
  })
  await logIn()
  await openPages(area, paths.staff)
  await screen.findByLabelText('Staff', { selector: 'table' })
  expect(rowOf('Staff', /You, demo\.staff@example\.org .* Staff$/)).toBeVisible()
  expect(rowOf('Staff', /^Njeri UidOfTreasurer Money, Members$/)).toBeVisible()
  expect(rowOf('Staff', /UidOfNobody Nothing: /)).toBeVisible()
})
