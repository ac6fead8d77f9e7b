import { hasStoredSession } from '@/device/rawKeys'
import { Failure } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import type { Profile } from '@/domain/members/profile'
import { listeners } from './listeners'

/** 'unknown': nobody can find out now. */
export type UserState =
  | { readonly status: 'resolving' | 'unknown' }
  | { readonly status: 'visitor'; readonly ended?: MembershipEnd }
  | MemberState

export type MembershipEnd = 'logged out' | 'account deleted' | 'not used'

export interface MemberState {
  readonly status: 'member'
  readonly account: Account
  /** Null if there is only an account; a failure if it could not be fetched. */
  readonly profile: Profile | 'not fetched' | 'on its way' | Failure | null
}

export function isProfile(profile: MemberState['profile']): profile is Profile {
  return profile !== null && typeof profile !== 'string' && !(profile instanceof Failure)
}

export type UserStore = ReturnType<typeof createUserStore>

const resolving: UserState = { status: 'resolving' }

export function createUserStore() {
  let state: UserState = hasStoredSession() ? resolving : { status: 'visitor' }
  const { listen, tell } = listeners()

  function set(next: UserState): void {
    state = next
    tell()
  }

  function isMember({ uid }: Account): boolean {
    return state.status === 'member' && state.account.uid === uid
  }

  return {
    read: () => state,
    readOnServer: () => resolving,
    subscribe: listen,

    set,
    isMember,

    /** @throws Failure `logged-out` */
    currentMember: (): MemberState => {
      if (state.status !== 'member') throw new Failure('logged-out')
      return state
    },

    setVisitor: (ended: MembershipEnd): void => {
      // The SDK may have reported the end already.
      if (state.status === 'member' || ended === 'account deleted') {
        set({ status: 'visitor', ended })
      } else if (state.status !== 'visitor') set({ status: 'visitor' })
    },

    /** Does nothing if somebody else has logged in meanwhile. */
    update: (account: Account, news: Partial<Omit<MemberState, 'status'>>): void => {
      if (state.status === 'member' && isMember(account)) set({ ...state, ...news })
    },
  }
}
