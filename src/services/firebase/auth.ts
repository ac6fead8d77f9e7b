import { deleteApp, FirebaseError, type FirebaseApp } from 'firebase/app'
import {
  applyActionCode,
  browserLocalPersistence,
  browserSessionPersistence,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  updateCurrentUser,
  type Auth,
  type Persistence,
  type User,
} from 'firebase/auth'
import { settings } from '@/config/settings'
import { isStorageBlocked } from '@/device/rawKeys'
import { storedAccount } from '@/services/storedAccount'
import { Failure, type FailureCode } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import { createFirebaseApp, firebaseApp } from './client'
import { emulatorAddress } from './restAddress'
import { keepStoredSession } from './storedSession'

/** 'tab' ends when it closes, 'device' at logout. */
export type SessionPlace = 'tab' | 'device'

const auth = keepStoredSession(() =>
  createAuth(firebaseApp, [browserLocalPersistence, browserSessionPersistence]),
)

let hasLooked = false
void auth.authStateReady().then(() => (hasLooked = true))

function createAuth(app: FirebaseApp, persistence: Persistence | Persistence[]): Auth {
  // getAuth() adds a pop-up resolver that fetches a Google frame on phones.
  const created = initializeAuth(app, { persistence })
  const address = emulatorAddress(settings.VITE_FIREBASE_AUTH_URL)
  if (address) connectAuthEmulator(created, address.origin, { disableWarnings: true })
  return created
}

/** Calls `listener` now and at every change. */
export function watchAccount(listener: (account: Account | null) => void): () => void {
  return onAuthStateChanged(auth, (user) => listener(user && accountOf(user)))
}

/** Only the newest sign-in may become the session; a logout counts too. */
let newestSignIn = 0

/** In memory, not yet the session. */
export type TemporaryAuth = ReturnType<typeof createTemporaryAuth>

function createTemporaryAuth(app: FirebaseApp, number: number) {
  const temporaryAuth = createAuth(app, inMemoryPersistence)

  function signedInUser(): User {
    if (number !== newestSignIn || !temporaryAuth.currentUser) throw new Failure('logged-out')
    return temporaryAuth.currentUser
  }

  async function storeSession(persistence: Persistence): Promise<void> {
    signedInUser()
    await setPersistence(auth, persistence)
    // A logout may have happened meanwhile.
    await updateCurrentUser(auth, signedInUser())
  }

  const signInBy = async (
    ask: typeof signInWithEmailAndPassword,
    email: string,
    password: string,
  ) => accountOf((await translateErrors(ask(temporaryAuth, email, password))).user)

  return {
    user: app,
    signUp: (email: string, password: string) =>
      signInBy(createUserWithEmailAndPassword, email, password),
    signIn: (email: string, password: string) =>
      signInBy(signInWithEmailAndPassword, email, password),
    /** @throws Failure `logged-out` after a later login or logout */
    async makeSession(place: SessionPlace): Promise<void> {
      // Without storage the session lasts until the page is left. The SDK can leave full storage
      // again, but not blocked storage.
      if (isStorageBlocked()) return storeSession(inMemoryPersistence)
      try {
        await storeSession(place === 'device' ? browserLocalPersistence : browserSessionPersistence)
      } catch (error) {
        if (error instanceof Failure) throw error
        await storeSession(inMemoryPersistence)
      }
    },
  }
}

/** Leaves the session alone until `makeSession`. */
export async function withTemporaryAuth<T>(
  work: (temporaryAuth: TemporaryAuth) => Promise<T>,
): Promise<T> {
  newestSignIn += 1
  const app = createFirebaseApp(`sign-in ${newestSignIn}`)
  try {
    return await work(createTemporaryAuth(app, newestSignIn))
  } finally {
    await deleteApp(app)
  }
}

/** @throws Failure `logged-out` */
export async function sessionToken(): Promise<string> {
  const stored = hasLooked ? null : storedAccount()
  if (stored) return stored.token
  await auth.authStateReady()
  if (!auth.currentUser) throw new Failure('logged-out')
  return translateErrors(auth.currentUser.getIdToken())
}

/** For a refused token: the SDK trusts the device's clock. False when nobody is logged in. */
export async function renewToken(): Promise<boolean> {
  await auth.authStateReady()
  if (!auth.currentUser) return false
  await translateErrors(auth.currentUser.getIdToken(true))
  return true
}

/** Works offline. */
export function endSession(): Promise<void> {
  newestSignIn += 1
  return signOut(auth)
}

export function mailResetLink(email: string): Promise<void> {
  return translateErrors(sendPasswordResetEmail(auth, email))
}

export async function mailConfirmationLink(account: Account): Promise<void> {
  await translateErrors(sendEmailVerification(userOf(account)))
}

/** Keeps the code valid. @throws Failure `link-expired` */
export async function addressOfCode(code: string): Promise<string> {
  const { data } = await translateErrors(checkActionCode(auth, code))
  return data.email ?? ''
}

/** @throws Failure `link-expired` */
export function confirmAddress(code: string): Promise<void> {
  return translateErrors(applyActionCode(auth, code))
}

/** Renews the database's token too, once confirmed. */
export async function refreshAccount(account: Account): Promise<Account> {
  const user = userOf(account)
  if (!user.emailVerified) await translateErrors(user.reload())
  if (user.emailVerified) {
    const { claims } = await translateErrors(user.getIdTokenResult())
    if (claims.email_verified !== true) await translateErrors(user.getIdToken(true))
  }
  return accountOf(user)
}

/** @throws Failure `link-expired`, `weak-password` */
export function resetPassword(code: string, password: string): Promise<void> {
  return translateErrors(confirmPasswordReset(auth, code, password))
}

/** @throws Failure `wrong-credentials` */
export async function proveIdentity(account: Account, password: string): Promise<void> {
  const credential = EmailAuthProvider.credential(account.email, password)
  await translateErrors(reauthenticateWithCredential(userOf(account), credential))
}

export async function deleteAccount(account: Account): Promise<void> {
  await translateErrors(deleteUser(userOf(account)))
}

function userOf({ uid }: Account): User {
  if (auth.currentUser?.uid !== uid) throw new Failure('logged-out')
  return auth.currentUser
}

function accountOf({ uid, email, emailVerified, metadata: { creationTime } }: User): Account {
  return {
    uid,
    email: email ?? '',
    isEmailConfirmed: emailVerified,
    openedAt: creationTime ? new Date(creationTime) : null,
  }
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
}

/** Google's network answers with a sentence for a code. */
const outage = /unavailable|internal|exceeded|exhausted|aborted|contention|error-code:/

async function translateErrors<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof FirebaseError)) throw error
    const code = codes[error.code] ?? (outage.test(error.code) ? 'unavailable' : 'refused')
    throw new Failure(code, { detail: error.message, cause: error })
  }
}
