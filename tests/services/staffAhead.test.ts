import { expect, test, vi } from 'vitest'
import { storedAccountPrefix } from '@/config/deviceKeys'
import { staffHere } from '@/device/staffHere'
import { Failure } from '@/domain/failure'
import { staffAhead } from '@/pages/staff/deskAhead'
import { askable } from '@/services/staff/askable'
import { storedAccount } from '@/services/storedAccount'

test('what was asked ahead is taken once, by the account that it was asked for', async () => {
  const load = vi.fn(async (uid: string) => `${uid} ${load.mock.calls.length}`)
  const list = askable(load)
  list.askAhead('ann')
  expect(await list.ask('ann')).toBe('ann 1')
  expect(await list.ask('ann')).toBe('ann 2')
  list.askAhead('ann')
  expect(await list.ask('ben')).toBe('ben 4')
  expect(await list.ask('ann')).toBe('ann 5')
})

test('what failed ahead, or is a minute old, is asked again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const load = vi.fn(async () => 'here').mockRejectedValueOnce(new Failure('no-connection'))
  const list = askable(load)
  list.askAhead('ann')
  expect(await list.ask('ann')).toBe('here')
  list.askAhead('ann')
  vi.setSystemTime(Date.now() + 61_000)
  await list.ask('ann')
  expect(load).toHaveBeenCalledTimes(4)
  vi.useRealTimers()
})

const stored = (expirationTime: number) =>
  JSON.stringify({
    uid: 'ann',
    email: 'ann@example.org',
    emailVerified: true,
    createdAt: '1700000000000',
    stsTokenManager: { accessToken: 'token', refreshToken: 'more', expirationTime },
  })

test.each([
  ['an hour', 3_600_000, 'token'],
  ['half a minute', 30_000, undefined],
])('a stored session whose token lasts %s', (_, ms, token) => {
  localStorage.setItem(`${storedAccountPrefix}key:[DEFAULT]`, stored(Date.now() + ms))
  expect(storedAccount()?.token).toBe(token)
})

test('a stored session of another shape is no account', () => {
  localStorage.setItem(`${storedAccountPrefix}key:[DEFAULT]`, '{"uid":"ann"}')
  expect(storedAccount()).toBeNull()
})

test('the desk opens ahead for the staff member that was here, and for nobody else', () => {
  localStorage.setItem(`${storedAccountPrefix}key:[DEFAULT]`, stored(Date.now() + 3_600_000))
  staffHere.write({ uid: 'ben', areas: ['money'] })
  expect(staffAhead()).toBeNull()
  staffHere.write({ uid: 'ann', areas: ['money'] })
  expect(staffAhead()).toMatchObject({ uid: 'ann' })
})
