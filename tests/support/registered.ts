import { expect } from 'vitest'
import { demoMember } from '../../local/demoMember'
import { accountWith } from './members'
import { asha, storedDetails } from './newMember'

/** The profiles that are stored besides the demo member's. */
export const newProfiles = () =>
  globalThis.testBackend.documents('users').filter(({ id }) => id !== demoMember.uid)

/** Expects her to have an account, and her profile alone to be stored. */
export async function expectRegistered(): Promise<void> {
  const id = await accountWith(asha.email, asha.password)
  expect(newProfiles()).toEqual([
    { id, fields: { ...storedDetails, email: 'asha@example.org', uid: id } },
  ])
  expect(globalThis.testBackend.documents('joined')).toEqual([
    { id, fields: { at: expect.any(Date) } },
  ])
}
