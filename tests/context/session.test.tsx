import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { AppProviders } from '@/app/AppProviders'
import { useSession, useUser } from '@/context/user/UserProvider'
import { Failure } from '@/domain/failure'
import type * as loaders from '@/services/firebase/load'
import { logIn } from '@/services/members'
import { logOut } from '@/services/session'
import { demoMember } from '../../local-backend/demoMember'
import { backend } from '../support/app'

const { fetches, network } = vi.hoisted(() => ({
  fetches: { count: 0 },
  network: { isDown: false },
}))

// Whether the code of the Auth SDK is fetched, and whether it can be, shows nowhere else.
vi.mock('@/services/firebase/load', async (importOriginal) => {
  const original = await importOriginal<typeof loaders>()
  return {
    ...original,
    loadAuth: () => {
      fetches.count += 1
      return network.isDown ? Promise.reject(new Failure('no-connection')) : original.loadAuth()
    },
  }
})

beforeAll(() => backend.startAuth(), 120_000)
beforeEach(() => {
  fetches.count = 0
  network.isDown = false
})

function WhoIsThere() {
  const user = useUser()
  const { lookAgain, leave } = useSession()
  return (
    <>
      <p>{user.status === 'member' ? `member ${user.account.email}` : user.status}</p>
      <button onClick={lookAgain}>Look again</button>
      <button onClick={() => void leave('logged out')}>Logout</button>
    </>
  )
}

const showUser = () =>
  render(
    <AppProviders>
      <WhoIsThere />
    </AppProviders>,
  )
const member = () => screen.findByText(`member ${demoMember.email}`)
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

async function logInBefore() {
  await logIn(demoMember, 'device')
  fetches.count = 0
}

it('a visitor never fetches the code of the Auth SDK', async () => {
  showUser()
  expect(await screen.findByText('visitor')).toBeVisible()
  await act(async () => void dispatchEvent(new Event('online')))
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key: 'anything' })))
  expect(screen.getByText('visitor')).toBeVisible()
  expect(fetches.count).toBe(0)
})

it('a member whose SDK cannot be fetched is neither member nor visitor, until the network is back', async () => {
  await logInBefore()
  network.isDown = true
  showUser()
  expect(await screen.findByText('unknown')).toBeVisible()
  await press('Look again')
  expect(await screen.findByText('unknown')).toBeVisible()
  expect(fetches.count).toBeGreaterThan(1)
  network.isDown = false
  await act(async () => void dispatchEvent(new Event('online')))
  expect(await member()).toBeVisible()
  await press('Logout')
  expect(await screen.findByText('visitor')).toBeVisible()
})

it('a member who asks again is found as soon as the SDK can be fetched', async () => {
  await logInBefore()
  network.isDown = true
  showUser()
  expect(await screen.findByText('unknown')).toBeVisible()
  network.isDown = false
  await press('Look again')
  expect(await member()).toBeVisible()
  await press('Logout')
})

it('a member can log out where the SDK cannot be fetched', async () => {
  await logInBefore()
  network.isDown = true
  showUser()
  expect(await screen.findByText('unknown')).toBeVisible()
  await press('Logout')
  expect(await screen.findByText('visitor')).toBeVisible()
  expect(Object.keys(localStorage)).toEqual([])
  network.isDown = false
  await logOut()
})

it('a member who logs in in another tab is known here too, and so is the logout there', async () => {
  showUser()
  expect(await screen.findByText('visitor')).toBeVisible()
  await logInBefore()
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key: 'anything' })))
  expect(await member()).toBeVisible()
  // What another tab says when its member logs out.
  const otherTab = new BroadcastChannel('session')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  otherTab.postMessage('logged out')
  expect(await screen.findByText('visitor')).toBeVisible()
  otherTab.close()
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]))
})
