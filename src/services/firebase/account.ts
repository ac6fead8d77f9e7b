import * as sdk from 'firebase/auth'
import { Failure } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import { accountOf, auth, translateErrors } from './authSdk'

/* With the code of a mailed link. */

export function mailResetLink(email: string): Promise<void> {
  return translateErrors(sdk.sendPasswordResetEmail(auth, email))
}

/** The code stays valid. @throws Failure `link-expired` */
export async function addressOfCode(code: string): Promise<string> {
  const { data } = await translateErrors(sdk.checkActionCode(auth, code))
  return data.email ?? ''
}

/** @throws Failure `link-expired` */
export function applyCode(code: string): Promise<void> {
  return translateErrors(sdk.applyActionCode(auth, code))
}

/** @throws Failure `link-expired`, `weak-password` */
export function resetPassword(code: string, password: string): Promise<void> {
  return translateErrors(sdk.confirmPasswordReset(auth, code, password))
}

/* For the member who is logged in. Without one they throw Failure `logged-out`. */

export async function mailConfirmationLink(account: Account): Promise<void> {
  await translateErrors(sdk.sendEmailVerification(userOf(account)))
}

/** Also renews the database's token once the address is confirmed. */
export async function refreshAccount(account: Account): Promise<Account> {
  const user = userOf(account)
  if (!user.emailVerified) await translateErrors(user.reload())
  if (user.emailVerified) {
    const { claims } = await translateErrors(user.getIdTokenResult())
    if (claims.email_verified !== true) await translateErrors(user.getIdToken(true))
  }
  return accountOf(user)
}

/** @throws Failure `wrong-credentials` */
export async function proveIdentity(account: Account, password: string): Promise<void> {
  const credential = sdk.EmailAuthProvider.credential(account.email, password)
  await translateErrors(sdk.reauthenticateWithCredential(userOf(account), credential))
}

export async function deleteAccount(account: Account): Promise<void> {
  await translateErrors(sdk.deleteUser(userOf(account)))
}

function userOf({ uid }: Account): sdk.User {
  if (auth.currentUser?.uid !== uid) throw new Failure('logged-out')
  return auth.currentUser
}
