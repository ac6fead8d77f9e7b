import { render, screen } from '@testing-library/react'
import { getAuth, signInWithEmailAndPassword, signOut } from 'firebase/auth'
import { expect, it } from 'vitest'
import { AppProviders } from '@/app/AppProviders'
import { useUser } from '@/context/user/UserProvider'
import { demoMember } from '../../local-backend/demoMember'
import { backend } from '../support/app'

function WhoIsThere() {
  const user = useUser()
  return <p>{user.status === 'member' ? `member ${user.account.email}` : user.status}</p>
}

const showUser = () =>
  render(
    <AppProviders>
      <WhoIsThere />
    </AppProviders>,
  )

it('somebody who never logged in is a visitor', async () => {
  showUser()
  expect(await screen.findByText('visitor')).toBeVisible()
})

it('a member who logged in before is nobody until that is known, and then the member', async () => {
  await backend.startAuth()
  await import('@/services/firebase/auth')
  await signInWithEmailAndPassword(getAuth(), demoMember.email, demoMember.password)
  expect(Object.keys(localStorage).join()).toMatch(/^firebase:authUser:/)
  showUser()
  expect(screen.getByText('resolving')).toBeVisible()
  expect(await screen.findByText(`member ${demoMember.email}`)).toBeVisible()
  await signOut(getAuth())
  expect(await screen.findByText('visitor')).toBeVisible()
})
