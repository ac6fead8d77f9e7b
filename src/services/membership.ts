import { Failure, toFailure, mayHaveTakenEffect } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import type { MemberDetails } from '@/domain/members/details'
import { profileRecord } from '@/domain/members/profile'
import { askAccounts, askDatabase } from './call'
import { logOutEverywhere } from './logout'
import { fetchProfile, loadReader, storeProfile } from './profiles'
import { isProfile, type MembershipEnd, type UserStore } from './userStore'

/** For members who are logged in. Everything here throws Failure. */
export function createMembership({ read, isMember, currentMember, setVisitor, update }: UserStore) {
  let isConfirmationAwaited = false
  /** Accounts whose deletion got no clear answer, after their password was checked. */
  const deletionsTried = new Set<string>()

  async function refreshAccount(): Promise<void> {
    const { account } = currentMember()
    const now = await askAccounts((accounts) => accounts.refreshAccount(account))
    if (!isMember(now)) return
    if (now.isEmailConfirmed === currentMember().account.isEmailConfirmed) return
    update(now, { account: now })
    await storeAddressForStaff(now)
  }

  /** Works offline. */
  async function leave(ended: MembershipEnd): Promise<void> {
    await logOutEverywhere()
    setVisitor(ended)
  }

  return {
    refreshAccount,
    leave,

    /** For a member who comes back from the confirmation mail. */
    refreshAccountOnReturn: (): void => {
      if (document.visibilityState !== 'visible' || !isConfirmationAwaited) return
      const state = read()
      if (state.status !== 'member' || state.account.isEmailConfirmed) return
      // After a failure, the next return tries again.
      refreshAccount().catch(toFailure)
    },

    /** Does nothing if the profile is fetched or on its way. */
    fetchProfile: async (): Promise<void> => {
      const { account, profile } = currentMember()
      if (profile === null || profile === 'on its way' || isProfile(profile)) return
      update(account, { profile: 'on its way' })
      const fetched = await fetchProfile(account).catch(toFailure)
      const state = read()
      // A login in the meantime has a newer one.
      if (state.status === 'member' && state.profile === 'on its way') {
        update(account, { profile: fetched })
      }
    },

    /** Keeps what the team wrote. */
    saveProfile: async (details: MemberDetails): Promise<void> => {
      const { account, profile: before } = currentMember()
      const { readProfile } = await loadReader()
      const known = isProfile(before) ? before : undefined
      await storeProfile(account, details, { before: before === null ? null : known })
      const stored = { ...known?.stored, ...profileRecord(account, details) }
      update(account, { profile: readProfile(account, stored) })
    },

    /** For a member who gives up a change or a deletion: a try may have been stored, or half done, without an answer. */
    checkProfile: async (): Promise<void> => {
      const { account, profile: known } = currentMember()
      const fetched = await fetchProfile(account).catch(toFailure)
      const state = read()
      const isNewer = state.status === 'member' && state.profile !== known
      if (!isNewer && !(fetched instanceof Failure)) update(account, { profile: fetched })
    },

    mailConfirmation: async (): Promise<void> => {
      const { account } = currentMember()
      await askAccounts(({ mailConfirmationLink }) => mailConfirmationLink(account))
      isConfirmationAwaited = true
    },

    /** A second call finishes an interrupted one. */
    deleteMembership: async (password: string): Promise<void> => {
      const { account } = currentMember()
      // If the account is already gone, so is the password.
      if (!deletionsTried.has(account.uid))
        await askAccounts(({ proveIdentity }) => proveIdentity(account, password))
      const gone = { users: null, verified: null, joined: null }
      await askDatabase(({ storeDocuments }, signal) => storeDocuments(account.uid, gone, signal))
      const deleting = askAccounts(({ deleteAccount }) => deleteAccount(account))
      const failure = await deleting.catch(toFailure)
      if (failure && mayHaveTakenEffect(failure)) deletionsTried.add(account.uid)
      if (failure && failure.code !== 'account-closed') throw failure
      await leave('account deleted')
    },
  }
}

/**
 * Lets staff find the member, by proving that the member reads this mail. Refused until the token
 * says that the address is confirmed; the next login tries again.
 */
export async function storeAddressForStaff({ uid, email, isEmailConfirmed }: Account) {
  if (!isEmailConfirmed) return
  const storing = askDatabase(({ storeDocuments }, signal) =>
    storeDocuments(uid, { verified: { email } }, signal),
  )
  await storing.catch(toFailure)
}
