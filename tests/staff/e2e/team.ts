import { demoAreas, demoStaff } from '../../../local/demoStaff'
import { demoMember, signInAddress, storeDocuments } from '../../e2e/memberArea'
import { asOwner, post } from '../../e2e/site'

const other = { uid: 'OtherStaff000000000000000001', email: 'other.staff@example.org' }
export const otherStaff = { ...demoStaff, ...other, profile: { ...demoStaff.profile, ...other } }

/** Makes somebody staff as in the console, and lets the demo member's address be confirmed. */
export async function makeStaff(
  site: string,
  who: typeof demoStaff | typeof otherStaff = demoStaff,
) {
  const signIn = signInAddress(site)
  const { uid, email, password, profile } = who
  const account = { localId: uid, email, password, emailVerified: true }
  await post(`${signIn}/projects/demo-local/accounts`, account, asOwner)
  const confirmed = { localId: demoMember.uid, emailVerified: true }
  await post(`${signIn}/accounts:update`, confirmed, asOwner)
  await storeDocuments(site, {
    [`users/${uid}`]: profile,
    [`staff/${uid}`]: { areas: demoAreas },
    [`verified/${demoMember.uid}`]: { email: demoMember.email },
  })
}
