import { expect, test, vi } from 'vitest'
import { storedAccountPrefix } from '@/config/deviceKeys'
import { Failure } from '@/domain/failure'
import { createPrefetch } from '@/services/staff/createPrefetch'
import { storedAccount } from '@/services/storedAccount'

test('a prefetched answer is used once, by its own account', async () => {
  const load = vi.fn(async (uid: string) => `${uid} ${load.mock.calls.length}`)
  const list = createPrefetch(load)
  list.prefetch('ann')
  expect(await list.ask('ann')).toBe('ann 1')
  expect(await list.ask('ann')).toBe('ann 2')
  list.prefetch('ann')
  expect(await list.ask('ben')).toBe('ben 4')
  expect(await list.ask('ann')).toBe('ann 5')
})

test('an answer that failed or is a minute old is fetched again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const load = vi.fn(async () => 'here').mockRejectedValueOnce(new Failure('no-connection'))
  const list = createPrefetch(load)
  list.prefetch('ann')
  expect(await list.ask('ann')).toBe('here')
  list.prefetch('ann')
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
])('a stored session with a token for %s', (_, ms, token) => {
  localStorage.setItem(`${storedAccountPrefix}key:[DEFAULT]`, stored(Date.now() + ms))
  expect(storedAccount()?.token).toBe(token)
})

test('a stored session of another shape is not an account', () => {
  localStorage.setItem(`${storedAccountPrefix}key:[DEFAULT]`, '{"uid":"ann"}')
  expect(storedAccount()).toBeNull()
})
