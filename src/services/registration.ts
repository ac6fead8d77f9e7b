import { Failure } from '@/domain/failure'
import type { Account, Credentials } from '@/domain/members/account'
import type { MemberDetails } from '@/domain/members/details'
import { callOut, loadAccounts } from './call'
import type { Entrance } from './firebase/auth'
import { fetchProfile, storeProfile, unfinished } from './profiles'

/**
 * A second call with the same credentials finishes what broke off. Logs nobody in.
 * @throws Failure with the sign-in service's own words as `detail`
 */
export async function register(credentials: Credentials, details: MemberDetails): Promise<void> {
  const { enter } = await callOut(loadAccounts)
  await enter(async (entrance) => {
    const account = await openAccount(entrance, credentials)
    await storeProfile(account, details, { isNew: true, user: entrance.user })
  })
}

async function openAccount(entrance: Entrance, { email, password }: Credentials): Promise<Account> {
  const address = email.toLowerCase()
  try {
    const account = await callOut(() => entrance.signUp(email, password))
    unfinished.add(address)
    return account
  } catch (failure) {
    if (!(failure instanceof Failure) || failure.code !== 'email-taken') throw failure
    const account = await callOut(() => entrance.signIn(email, password)).catch(
      (reason: unknown) => {
        throw reason instanceof Failure && reason.code === 'wrong-credentials' ? failure : reason
      },
    )
    // The same person's account without a profile: registration goes on from there. A profile of
    // this page may be stored although its answer was lost.
    if (!unfinished.has(address) && (await fetchProfile(account, entrance.user))) throw failure
    unfinished.add(address)
    return account
  }
}
