import { expect } from 'vitest'
import { demoMember } from '../../local/demoMember'
import { accountWith } from './members'

/** Somebody who is no member yet. */
export const asha = { email: 'Asha@Example.org', password: 'kahawa-chungu-9' }

/** What she says about herself. */
export const details = {
  fname: 'Asha',
  lname: 'Wanjiru',
  phoneNumber: '0712 345 678',
  dob: '2003-05-06',
  gender: 'Female',
  location: "Murang'a",
  profession: 'Counsellor',
}

/** The profiles that are stored besides the demo member's. */
export const newProfiles = () =>
  globalThis.testBackend.documents('users').filter(({ id }) => id !== demoMember.uid)

/** Expects her to have an account, and her profile alone to be stored. */
export async function expectRegistered(): Promise<void> {
  const id = await accountWith(asha.email, asha.password)
  const { profession, ...texts } = details
  const displayName = 'Asha Wanjiru'
  const email = 'asha@example.org'
  expect(newProfiles()).toEqual([
    { id, fields: { ...texts, proffesion: profession, displayName, email, uid: id } },
  ])
  expect(globalThis.testBackend.documents('joined')).toEqual([
    { id, fields: { at: expect.any(Date) } },
  ])
}
