import { FirebaseError, type FirebaseApp } from 'firebase/app'
import * as sdk from 'firebase/auth'
import { settings } from '@/config/settings'
import { Failure, type FailureCode } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import { firebaseApp } from './client'
import { emulatorAddress } from './restAddress'
import { keepStoredSession } from './storedSession'

/** For this browser's session. */
export const auth = keepStoredSession(() =>
  createAuth(firebaseApp, [sdk.browserLocalPersistence, sdk.browserSessionPersistence]),
)

export function createAuth(
  app: FirebaseApp,
  persistence: sdk.Persistence | sdk.Persistence[],
): sdk.Auth {
  // getAuth() adds a pop-up resolver that fetches a Google frame on phones.
  const created = sdk.initializeAuth(app, { persistence })
  const address = emulatorAddress(settings.VITE_FIREBASE_AUTH_URL)
  if (address) sdk.connectAuthEmulator(created, address.origin, { disableWarnings: true })
  return created
}

export function accountOf({ uid, email, emailVerified, metadata }: sdk.User): Account {
  const { creationTime } = metadata
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

/** Google's network answers with a sentence in place of a code. */
const outage = /unavailable|internal|exceeded|exhausted|aborted|contention|error-code:/

export async function translateErrors<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof FirebaseError)) throw error
    const code = codes[error.code] ?? (outage.test(error.code) ? 'unavailable' : 'refused')
    throw new Failure(code, { detail: error.message, cause: error })
  }
}
