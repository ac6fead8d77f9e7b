import { FirebaseError } from 'firebase/app'
import {
  browserLocalPersistence,
  browserSessionPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  verifyPasswordResetCode,
  type User,
} from 'firebase/auth'
import { settings } from '@/config/settings'
import { Failure, type FailureCode } from '@/domain/failure'
import type { Account } from '@/domain/member'
import { emulatorAddress, firebaseApp } from './client'

// Without the pop-up resolver of getAuth(), which fetches a Google frame on phones.
const auth = initializeAuth(firebaseApp, {
  persistence: [browserLocalPersistence, browserSessionPersistence],
})
const address = emulatorAddress(settings.VITE_FIREBASE_AUTH_URL)
if (address) connectAuthEmulator(auth, address.origin, { disableWarnings: true })

/** Where a session is kept: in this tab until it is closed, or on this device until logging out. */
export type SessionPlace = 'tab' | 'device'

/**
 * Whether the SDK may hold an account that is nobody's session: while one is being opened, and after
 * that was given up, since an answer may still come in late.
 */
let isUnkept = false

/** Calls `listener` with the account whose session this is, or null, now and at every change. */
export function watchAccount(listener: (account: Account | null) => void): () => void {
  return onAuthStateChanged(auth, (user) => listener(user && !isUnkept ? accountOf(user) : null))
}

/**
 * Signs in for the time that `work` takes, and keeps the session only when `work` says where. Until
 * then it is in memory alone, so whatever breaks off in between leaves nobody logged in.
 * @throws Failure, and whatever `enter` and `work` throw
 */
export async function openSession<T>(
  enter: () => Promise<Account>,
  work: (account: Account) => Promise<{ result: T; keepIn: SessionPlace | null }>,
): Promise<T> {
  isUnkept = true
  try {
    await setPersistence(auth, inMemoryPersistence)
    const { result, keepIn } = await work(await enter())
    if (keepIn) await keepSession(keepIn)
    return result
  } finally {
    if (isUnkept) await signOut(auth)
  }
}

async function keepSession(place: SessionPlace): Promise<void> {
  isUnkept = false
  try {
    await setPersistence(
      auth,
      place === 'device' ? browserLocalPersistence : browserSessionPersistence,
    )
  } catch {
    // Storage is blocked: the session lasts until the page is left.
  }
}

/** Opens an account and signs in to it. @throws Failure `email-taken`, `weak-password` and others */
export async function signUp(email: string, password: string): Promise<Account> {
  return accountOf((await told(createUserWithEmailAndPassword(auth, email, password))).user)
}

/** Signs in. @throws Failure `wrong-credentials` and others */
export async function signIn(email: string, password: string): Promise<Account> {
  return accountOf((await told(signInWithEmailAndPassword(auth, email, password))).user)
}

/** Forgets the session on this device; needs no network. */
export function endSession(): Promise<void> {
  return signOut(auth)
}

/** Mails a link that sets a new password. @throws Failure */
export function mailResetLink(email: string): Promise<void> {
  return told(sendPasswordResetEmail(auth, email))
}

/** The address of the account that a link's code belongs to; does not use it up. @throws Failure `link-expired` */
export function addressOfCode(code: string): Promise<string> {
  return told(verifyPasswordResetCode(auth, code))
}

/** Uses a link's code up: sets a new password. @throws Failure `link-expired`, `weak-password` and others */
export function resetPassword(code: string, password: string): Promise<void> {
  return told(confirmPasswordReset(auth, code, password))
}

/** Proves that whoever uses the session knows its password. @throws Failure `wrong-credentials` and others */
export async function proveIdentity(password: string): Promise<void> {
  const user = currentUser()
  const credential = EmailAuthProvider.credential(user.email ?? '', password)
  await told(reauthenticateWithCredential(user, credential))
}

/** Deletes the account that is logged in, and ends the session. @throws Failure */
export function deleteAccount(): Promise<void> {
  return told(deleteUser(currentUser()))
}

function currentUser(): User {
  if (!auth.currentUser) throw new Failure('account-closed')
  return auth.currentUser
}

function accountOf({ uid, email, metadata: { creationTime } }: User): Account {
  return { uid, email: email ?? '', openedAt: creationTime ? new Date(creationTime) : null }
}

const codes: Readonly<Record<string, FailureCode>> = {
  'auth/invalid-credential': 'wrong-credentials',
  'auth/wrong-password': 'wrong-credentials',
  'auth/user-not-found': 'wrong-credentials',
  'auth/user-mismatch': 'wrong-credentials',
  'auth/invalid-email': 'refused',
  'auth/email-already-in-use': 'email-taken',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/too-many-requests': 'too-many-requests',
  'auth/user-disabled': 'account-disabled',
  'auth/user-token-expired': 'account-closed',
  'auth/invalid-action-code': 'link-expired',
  'auth/expired-action-code': 'link-expired',
  'auth/network-request-failed': 'no-connection',
  'auth/internal-error': 'unavailable',
  'auth/internal': 'unavailable',
  'auth/unavailable': 'unavailable',
}

/** Passes on what the SDK answers; its errors become failures that carry its own words. */
async function told<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof FirebaseError)) throw error
    throw new Failure(codes[error.code] ?? 'refused', { detail: error.message, cause: error })
  }
}
