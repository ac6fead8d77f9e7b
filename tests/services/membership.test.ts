import { describe, expect, it, vi } from 'vitest'
import { messages } from '@/content/texts/messages'
import { toFailure, Failure } from '@/domain/failure'
import { requestPasswordReset, setNewPassword } from '@/services/mailedLinks'
import { register } from '@/services/registration'
import { createSession } from '@/services/session'
import { demoMember } from '../../local/demoMember'
import * as members from '../support/members'
import { asha, details } from '../support/newMember'
import { expectRegistered, newProfiles } from '../support/registered'

const backend = globalThis.testBackend
const { uid } = demoMember

describe('registering', () => {
  it('stores what was corrected between two tries', async () => {
    members.failAfter(0, 'firestore', 'lose-answer')
    await expect(register(asha, { ...details, fname: 'Aisha' })).rejects.toBeInstanceOf(Failure)
    await register(asha, details)
    await expectRegistered()
  })

  it('continues after the page was closed, with the same password, even unheard', async () => {
    const baraka = { ...asha, email: 'baraka@example.org' }
    const id = await members.openAccountAlone(baraka.email, asha.password)
    members.failAfter(1, 'firestore', 'lose-answer')
    await expect(register(baraka, details)).rejects.toMatchObject({ code: 'no-connection' })
    expect(members.calls()).toEqual([
      ...['accounts:signUp', 'accounts:signInWithPassword', 'accounts:lookup'],
      ...['documents:batchGet', 'documents:commit'],
    ])
    await register(baraka, details)
    expect(newProfiles()).toMatchObject([{ id, fields: { uid: id, email: baraka.email } }])
  })

  it.each([
    ['somebody else', { email: demoMember.email, password: asha.password }],
    ['the same member', demoMember],
  ])('is refused with the address of %s, whose profile stays', async (_who, credentials) => {
    const before = backend.documents('users')
    await expect(register(credentials, details)).rejects.toMatchObject({ code: 'email-taken' })
    members.failAfter(0, 'auth', 'lose-answer')
    await expect(register(credentials, details)).rejects.toBeInstanceOf(Failure)
    await expect(register(credentials, details)).rejects.toMatchObject({ code: 'email-taken' })
    expect(backend.documents('users')).toEqual(before)
  })

  it.each(['finds a profile', 'has completed it'])('is refused after a login %s', async (login) => {
    const isStored = login === 'finds a profile'
    members.failAfter(0, 'firestore', isStored ? 'lose-answer' : 'close')
    await expect(register(asha, details)).rejects.toBeInstanceOf(Failure)
    const session = createSession()
    await session.logIn(asha, 'tab')
    if (!isStored) await session.saveProfile(details)
    const again = register(asha, { ...details, fname: 'Somebody' })
    await expect(again).rejects.toMatchObject({ code: 'email-taken' })
    await expectRegistered()
  })
})

it('a new password counts even if the mail that tells of it is refused', async () => {
  const printed = members.watchConsole()
  await requestPasswordReset(demoMember.email)
  const code = new URL(backend.outbox()[0]?.link ?? '').searchParams.get('oobCode') ?? ''
  backend.failNext({ target: 'email', kind: 'refuse' })
  await setNewPassword(code, demoMember.email, asha.password)
  await vi.waitFor(() => expect(printed()).toHaveLength(1))
  expect(await members.accountWith(demoMember.email, asha.password)).toBe(uid)
})

it('deleting a membership asks for the password again after a refusal, not after a lost answer', async () => {
  await register(asha, details)
  const session = createSession()
  await session.logIn(asha, 'tab')
  for (const [kind, code] of [
    ['refuse', 'refused'],
    ['lose-answer', 'no-connection'],
  ] as const) {
    const refused = session.deleteMembership('another')
    await expect(refused).rejects.toMatchObject({ code: 'wrong-credentials' })
    members.failAfter(2, 'auth', kind)
    await expect(session.deleteMembership(asha.password)).rejects.toMatchObject({ code })
  }
  await session.deleteMembership('another')
  expect(session.read()).toEqual({ status: 'visitor', ended: 'account deleted' })
})

it('a profile looked up again replaces none that was saved meanwhile', async () => {
  const session = createSession()
  await session.logIn(demoMember, 'tab')
  const held = members.hold('documents:batchGet')
  const looking = session.checkProfile()
  await held.made
  await session.saveProfile({ ...details, fname: 'Aisha' })
  await members.teamWrites(uid, { fname: 'Amani' })
  await Promise.all([held.release(), looking])
  expect(session.read()).toMatchObject({ profile: { fname: 'Aisha' } })
})

it.each([
  ['INVALID_LOGIN_CREDENTIALS', 'invalid-credential', /The email or the password is not right/],
  ['EMAIL_NOT_FOUND', 'user-not-found', /The email or the password is not right/],
  ['INVALID_PASSWORD', 'wrong-password', /The email or the password is not right/],
  ['TOO_MANY_ATTEMPTS_TRY_LATER : Try later.', 'too-many-requests', /too many attempts/],
  ['USER_DISABLED', 'user-disabled', /This account is closed/],
  ['OPERATION_NOT_ALLOWED', 'operation-not-allowed', /did not work just now/],
  ['NOBODY_KNOWS_THIS', 'nobody-knows-this', /did not work just now/],
  ['WEAK_PASSWORD : At least 12 characters', 'weak-password', /choose a longer password/],
])('the sign-in error %s becomes one plain sentence', async (message, code, advice) => {
  members.authRefusesNext('signInWithPassword', message)
  const failure = await createSession().logIn(demoMember, 'tab').catch(toFailure)
  if (!(failure instanceof Failure)) throw new Error('Nobody should be logged in')
  expect(failure.detail).toContain(`(auth/${code})`)
  expect(messages.accountAdvice(failure)).toMatch(advice)
})
