import { Failure } from '@/domain/failure'
import type { Account, Credentials } from '@/domain/members/account'
import type { MemberDetails } from '@/domain/members/details'
import { fetchAccounts, withDeadline } from './call'
import type { TemporaryAuth } from './firebase/auth'
import { fetchProfile, storeProfile, unfinished } from './profiles'

/**
 * Does not log in. A second call finishes an interrupted one.
 * @throws Failure; `detail` has the sign-in service's own words
 */
export async function register(credentials: Credentials, details: MemberDetails): Promise<void> {
  const { withTemporaryAuth } = await fetchAccounts()
  await withTemporaryAuth(async (temporaryAuth) => {
    const account = await openAccount(temporaryAuth, credentials)
    await storeProfile(account, details, { before: null, user: temporaryAuth.user })
  })
}

async function openAccount(
  temporaryAuth: TemporaryAuth,
  { email, password }: Credentials,
): Promise<Account> {
  const address = email.toLowerCase()
  try {
    const account = await withDeadline(() => temporaryAuth.signUp(email, password))
    unfinished.add(address)
    return account
  } catch (failure) {
    if (!(failure instanceof Failure) || failure.code !== 'email-taken') throw failure
    const account = await withDeadline(() => temporaryAuth.signIn(email, password)).catch(
      (reason: unknown) => {
        throw reason instanceof Failure && reason.code === 'wrong-credentials' ? failure : reason
      },
    )
    // The same person without a profile: go on. A stored profile may come from an earlier try.
    if (!unfinished.has(address) && (await fetchProfile(account, temporaryAuth.user))) throw failure
    unfinished.add(address)
    return account
  }
}
