import { deleteApp, type FirebaseApp } from 'firebase/app'
import * as sdk from 'firebase/auth'
import { isStorageBlocked } from '@/device/rawKeys'
import { Failure } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import { accountOf, auth, createAuth, translateErrors } from './authSdk'
import { createFirebaseApp } from './client'
import { storedToken, wasStoredUnconfirmed } from './storedSession'

export * from './account'
export { wasStoredUnconfirmed }

/** 'tab' ends when the tab closes, 'device' at logout. */
export type SessionPlace = 'tab' | 'device'

let hasLooked = false
void auth.authStateReady().then(() => (hasLooked = true))

/** Calls `listener` now and at every change. */
export function watchAccount(listener: (account: Account | null) => void): () => void {
  return sdk.onAuthStateChanged(auth, (user) => listener(user && accountOf(user)))
}

/** Only the newest sign-in may become the session; a logout counts as one. */
let newestSignIn = 0

/** In memory: not the session yet. */
export type TemporaryAuth = ReturnType<typeof createTemporaryAuth>

function createTemporaryAuth(app: FirebaseApp, number: number) {
  const temporaryAuth = createAuth(app, sdk.inMemoryPersistence)

  function signedInUser(): sdk.User {
    if (number !== newestSignIn || !temporaryAuth.currentUser) throw new Failure('logged-out')
    return temporaryAuth.currentUser
  }

  async function storeSession(persistence: sdk.Persistence): Promise<void> {
    signedInUser()
    await sdk.setPersistence(auth, persistence)
    // Checks again, since a logout may have happened meanwhile.
    await sdk.updateCurrentUser(auth, signedInUser())
  }

  const signInBy =
    (ask: typeof sdk.signInWithEmailAndPassword) => async (email: string, password: string) =>
      accountOf((await translateErrors(ask(temporaryAuth, email, password))).user)

  return {
    user: app,
    signUp: signInBy(sdk.createUserWithEmailAndPassword),
    signIn: signInBy(sdk.signInWithEmailAndPassword),
    /** @throws Failure `logged-out` after a later login or logout */
    async makeSession(place: SessionPlace): Promise<void> {
      const { browserLocalPersistence: ofDevice, browserSessionPersistence: ofTab } = sdk
      // Without storage the session lasts until the page is left. From full storage the SDK can
      // still switch to memory, but not from blocked storage.
      if (isStorageBlocked()) return storeSession(sdk.inMemoryPersistence)
      try {
        await storeSession(place === 'device' ? ofDevice : ofTab)
      } catch (error) {
        if (error instanceof Failure) throw error
        await storeSession(sdk.inMemoryPersistence)
      }
    },
  }
}

/** Does not touch the session before `makeSession`. */
export async function withTemporaryAuth<T>(work: (auth: TemporaryAuth) => Promise<T>): Promise<T> {
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
  const stored = hasLooked ? null : storedToken()
  if (stored !== null) return stored
  await auth.authStateReady()
  if (!auth.currentUser) throw new Failure('logged-out')
  return translateErrors(auth.currentUser.getIdToken())
}

/** For a refused token, since the SDK trusts the device's clock. False if nobody is logged in. */
export async function renewToken(): Promise<boolean> {
  await auth.authStateReady()
  if (!auth.currentUser) return false
  await translateErrors(auth.currentUser.getIdToken(true))
  return true
}

/** Works offline. */
export function endSession(): Promise<void> {
  newestSignIn += 1
  return sdk.signOut(auth)
}
