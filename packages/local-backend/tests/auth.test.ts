import { connect } from 'node:net'
import { deleteApp, initializeApp } from 'firebase/app'
import {
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  initializeAuth,
  inMemoryPersistence,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateProfile,
  verifyPasswordResetCode,
  type Auth,
} from 'firebase/auth'
import { connectFirestoreEmulator, doc, getDoc, getFirestore } from 'firebase/firestore/lite'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { ann, profile, startBackend, testProjectId, type RunningBackend } from './startBackend.ts'

const rules = `service cloud.firestore {
  match /databases/{database}/documents {
    match /users/{uid} { allow get: if request.auth.uid == uid && request.auth.token.email == resource.data.email; }
  }
}`
let server: RunningBackend
let count = 0

// Loading the Auth emulator takes seconds, and many of them on a busy computer.
beforeAll(async () => {
  server = await startBackend({ rules })
  await server.backend.startAuth()
}, 120_000)
beforeEach(() => server.backend.reset())
afterAll(() => server.close())

function openAuth(): Auth {
  count += 1
  const app = initializeApp({ projectId: testProjectId, apiKey: 'local' }, `auth-${count}`)
  onTestFinished(() => deleteApp(app))
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, server.origin, { disableWarnings: true })
  return auth
}

const signUp = (email = 'new@example.org', password = 'long enough') =>
  createUserWithEmailAndPassword(openAuth(), email, password)
const logIn = (email: string, password: string) =>
  signInWithEmailAndPassword(openAuth(), email, password)
const expectUnknown = (email: string, password: string) =>
  expect(logIn(email, password)).rejects.toMatchObject({ code: 'auth/invalid-credential' })

test('a person signs up, signs in again, and cannot sign up twice', async () => {
  const { user } = await signUp()
  expect(user).toMatchObject({ email: 'new@example.org' })
  const again = await logIn('new@example.org', 'long enough')
  expect(again.user.uid).toBe(user.uid)
  expect(await again.user.getIdToken(true)).toMatch(/^[^.]+\.[^.]+\.$/)
  await expect(signUp()).rejects.toMatchObject({ code: 'auth/email-already-in-use' })
  await expect(signUp('other@example.org', 'short')).rejects.toMatchObject({
    code: 'auth/weak-password',
  })
})

test('a wrong password and an unknown address look the same', async () => {
  await expectUnknown(ann.email, 'wrong one')
  await expectUnknown('nobody@example.org', 'wrong one')
})

test('a seeded account can log in and read its seeded profile', async () => {
  const auth = openAuth()
  const { user } = await signInWithEmailAndPassword(auth, ann.email, ann.password)
  expect(user.uid).toBe(ann.uid)
  const firestore = getFirestore(auth.app)
  const { hostname, port } = new URL(server.origin)
  connectFirestoreEmulator(firestore, hostname, Number(port))
  const stored = await getDoc(doc(firestore, 'users', user.uid))
  expect(stored.data()).toEqual(profile)
})

test('a forgotten password is reset through the mail in the outbox, if the address is known', async () => {
  const auth = openAuth()
  await sendPasswordResetEmail(auth, 'nobody@example.org')
  await sendPasswordResetEmail(auth, ann.email)
  const [mail, ...others] = server.backend.outbox()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    endpoint: '/auth',
    templateId: 'PASSWORD_RESET',
    params: { to_email: ann.email },
  })
  const link = new URL(mail?.link ?? '')
  expect(link.origin).toBe(server.origin)
  expect(link.pathname).toBe('/new-password')
  expect(link.searchParams.get('mode')).toBe('resetPassword')
  const code = link.searchParams.get('oobCode') ?? ''

  expect(await verifyPasswordResetCode(auth, code)).toBe(ann.email)
  await confirmPasswordReset(auth, code, 'a new password')
  await signInWithEmailAndPassword(auth, ann.email, 'a new password')
  await expect(confirmPasswordReset(auth, code, 'another one')).rejects.toMatchObject({
    code: 'auth/invalid-action-code',
  })
  expect(server.backend.outbox()).toHaveLength(1)
})

test('the link in a mail leads to the site that asked for it', async () => {
  const url = `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=local`
  const ask = (origin: string) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email: ann.email }),
    })
  expect((await ask('http://192.168.1.5:5173')).status).toBe(200)
  expect((await ask('javascript:alert(1)//')).status).toBe(200)
  const [first, second] = server.backend.outbox().map(({ link }) => link)
  expect(first).toMatch(/^http:\/\/192\.168\.1\.5:5173\/new-password\?mode=resetPassword&oobCode=/)
  expect(second).toMatch(new RegExp(`^${server.origin}/new-password`))
})

test('a person renames and deletes their account', async () => {
  const { user } = await signUp()
  await updateProfile(user, { displayName: 'New Name' })
  const again = await logIn('new@example.org', 'long enough')
  expect(again.user.displayName).toBe('New Name')
  await deleteUser(user)
  await expectUnknown('new@example.org', 'long enough')
})

test('nobody can sign in without a password', async () => {
  const url = `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=local`
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(url, { method: 'POST', headers, body: '{}' })).status).toBe(404)
})

test('a reset deletes new accounts and restores the seeded passwords', async () => {
  await signUp()
  await sendPasswordResetEmail(openAuth(), ann.email)
  await server.backend.reset()
  expect(server.backend.outbox()).toEqual([])
  await expectUnknown('new@example.org', 'long enough')
  await logIn(ann.email, ann.password)
})

test("the official emulator's own addresses answer too", async () => {
  const codes = await fetch(`${server.origin}/emulator/v1/projects/${testProjectId}/oobCodes`)
  expect(await codes.json()).toEqual({ oobCodes: [] })
  const accounts = `${server.origin}/emulator/v1/projects/${testProjectId}/accounts`
  const headers = { authorization: 'Bearer owner' }
  expect((await fetch(accounts, { method: 'DELETE', headers })).status).toBe(200)
  await expectUnknown(ann.email, ann.password)
})

test('a sign-up that fails can be tried again, unless only its answer was lost', async () => {
  for (const [kind, code] of [
    ['refuse', 'auth/permission-denied'],
    ['server-error', 'auth/internal-error-encountered.'],
    ['close', 'auth/network-request-failed'],
    ['lose-answer', 'auth/network-request-failed'],
  ] as const) {
    await expectUnknown('new@example.org', 'long enough')
    server.backend.failNext({ target: 'auth', kind })
    await expect(signUp()).rejects.toMatchObject({ code })
  }
  await expect(signUp()).rejects.toMatchObject({ code: 'auth/email-already-in-use' })
})

test('two requests in a row on one connection are both answered', async () => {
  const { hostname, port } = new URL(server.origin)
  const request = `GET /emulator/v1/projects/${testProjectId}/config HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  let answers = ''
  socket.on('data', (data) => (answers += String(data)))
  socket.write(request.repeat(3))
  await expect.poll(() => answers.match(/HTTP\/1.1 \d+/g)).toEqual(Array(3).fill('HTTP/1.1 200'))
})
