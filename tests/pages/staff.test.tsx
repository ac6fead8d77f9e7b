import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { paths } from '@/config/paths'
import { staffGateTexts } from '@/content/staff'
import { StaffPage } from '@/pages/staff/StaffPage'
import { goOffline } from '../support/members'
import { storeInConsole } from '../support/console'
import { addSamples, logIn } from '../support/staff'
import { backend, openPages } from '../support/site'
import { demoStaff } from '../../local/demoStaff'

const area = { [paths.staff]: StaffPage }

beforeAll(() => import('@/services/firebase/staffDatabase'))

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
