import { asFailure, mayHaveTakenEffect } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import type { MemberDetails } from '@/domain/members/details'
import { profileRecord } from '@/domain/members/profile'
import { callOut } from './call'
import { loadAccounts, loadDatabase } from './firebase/load'
import { logOutEverywhere } from './logout'
import { fetchProfile, loadReader, storeProfile } from './profiles'
import { isProfile, type MembershipEnd, type UserStore } from './userStore'
import { storeVerifiedAddress } from './verifiedAddress'

/** What the member who is logged in can do. */
export function createMembership({ read, isMember, theMember, setVisitor, update }: UserStore) {
  let isConfirmationAwaited = false
  /** Accounts whose deletion got no clear answer, after the password was proved. */
  const deletionsTried = new Set<string>()

  /** Asks again whether the member's address is confirmed, when it was not. @throws Failure */
  async function lookAtAddress(): Promise<void> {
    const { account } = theMember()
    const { lookAtAddress: lookAgain } = await callOut(loadAccounts)
    const now = await callOut(() => lookAgain(account))
    if (!isMember(now)) return
    if (now.isEmailConfirmed === theMember().account.isEmailConfirmed) return
    update(now, { account: now })
    await leaveAddressForStaff(now)
  }

  /** Logs out on this device, in every tab; needs no network. */
  async function leave(ended: MembershipEnd): Promise<void> {
    await logOutEverywhere()
    setVisitor(ended)
  }

  return {
    lookAtAddress,
    leave,

    /** The same when a member comes back who may have opened the mail that was asked for here. */
    lookAtAddressOnReturn: (): void => {
      if (document.visibilityState !== 'visible' || !isConfirmationAwaited) return
      const state = read()
      if (state.status !== 'member' || state.account.isEmailConfirmed) return
      // What failed is asked again at the next return.
      lookAtAddress().catch(asFailure)
    },

    /** Fetches the profile of the member, unless it is there or on its way. */
    fetchProfile: async (): Promise<void> => {
      const { account, profile } = theMember()
      if (profile === null || profile === 'on its way' || isProfile(profile)) return
      update(account, { profile: 'on its way' })
      const fetched = await fetchProfile(account).catch(asFailure)
      const state = read()
      // A login since then has brought a newer one.
      if (state.status === 'member' && state.profile === 'on its way') {
        update(account, { profile: fetched })
      }
    },

    /** Stores the member's own details; what the team wrote stays. @throws Failure */
    saveProfile: async (details: MemberDetails): Promise<void> => {
      const { account, profile: before } = theMember()
      const { readProfile } = await loadReader()
      await storeProfile(account, details)
      const known = isProfile(before) ? before.stored : {}
      const profile = readProfile(account, { ...known, ...profileRecord(account, details) })
      update(account, { profile })
    },

    /** Mails the member a link that confirms the address. @throws Failure */
    mailConfirmation: async (): Promise<void> => {
      const { account } = theMember()
      const { mailConfirmationLink } = await callOut(loadAccounts)
      await callOut(() => mailConfirmationLink(account))
      isConfirmationAwaited = true
    },

    /**
     * Deletes the member's document, then the account, and logs out. Calling it again finishes what
     * broke off. @throws Failure `wrong-credentials` and others
     */
    deleteMembership: async (password: string): Promise<void> => {
      const { account } = theMember()
      const { deleteAccount, proveIdentity } = await callOut(loadAccounts)
      // With the account its password is gone too, so it is not asked for twice.
      if (!deletionsTried.has(account.uid)) await callOut(() => proveIdentity(account, password))
      await callOut(async () => {
        const { deleteDocuments } = await loadDatabase()
        await deleteDocuments(['users', 'verified'], account.uid)
      })
      const failure = await callOut(() => deleteAccount(account)).catch(asFailure)
      if (failure && mayHaveTakenEffect(failure)) deletionsTried.add(account.uid)
      if (failure && failure.code !== 'account-closed') throw failure
      await leave('account deleted')
    },
  }
}

/** Lets staff find the member by a confirmed address. What fails is made up for at the next login. */
export async function leaveAddressForStaff(account: Account): Promise<void> {
  if (account.isEmailConfirmed) await storeVerifiedAddress(account).catch(asFailure)
}
