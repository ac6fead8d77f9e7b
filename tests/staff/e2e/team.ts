import { fromPlainFields } from 'local-backend'
import { demoAreas, demoStaff } from '../../../local/demoStaff'
import { demoMember } from '../../e2e/memberArea'
import { expect } from '../../e2e/site'

const database = 'projects/demo-local/databases/(default)/documents'

async function asOwner(address: string, body: object) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.ok, await answer.text()).toBe(true)
}

/** Stores documents as in the console, which no rule binds. */
export const storeDocuments = (site: string, documents: Readonly<Record<string, object>>) =>
  asOwner(`${site}/v1/${database}:commit`, {
    writes: Object.entries(documents).map(([path, fields]) => ({
      update: { name: `${database}/${path}`, fields: fromPlainFields(fields) },
    })),
  })

const other = { uid: 'OtherStaff000000000000000001', email: 'other.staff@example.org' }
export const otherStaff = { ...demoStaff, ...other, profile: { ...demoStaff.profile, ...other } }

/** Makes somebody staff as in the console, and lets the demo member's address be confirmed. */
export async function makeStaff(
  site: string,
  who: typeof demoStaff | typeof otherStaff = demoStaff,
) {
  const signIn = `${site}/identitytoolkit.googleapis.com/v1`
  const { uid, email, password, profile } = who
  const account = { localId: uid, email, password, emailVerified: true }
  await asOwner(`${signIn}/projects/demo-local/accounts`, account)
  const confirmed = { localId: demoMember.uid, emailVerified: true }
  await asOwner(`${signIn}/accounts:update`, confirmed)
  await storeDocuments(site, {
    [`users/${uid}`]: profile,
    [`staff/${uid}`]: { areas: demoAreas },
    [`verified/${demoMember.uid}`]: { email: demoMember.email },
  })
}
