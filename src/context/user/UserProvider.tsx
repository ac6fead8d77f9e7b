import {
  createContext,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import type { Account, MemberDetails, Profile } from '@/domain/member'
import { deleteMembership, fetchProfile, storeProfile, type LoggedIn } from '@/services/members'
import { logOut, lookForSession, watchSession } from '@/services/session'

/**
 * Who is using the site: not known yet, not to be found out right now, a visitor, or a member. A
 * member's profile is fetched when a page shows it; null means that there is only the account.
 */
export type UserState =
  { readonly status: 'resolving' } | { readonly status: 'unknown' } | VisitorState | MemberState

/** How a membership that was there just now ended. */
export type MembershipEnd = 'logged out' | 'account deleted'

/** Somebody who is not logged in. */
export interface VisitorState {
  readonly status: 'visitor'
  readonly ended?: MembershipEnd
}

/** A member who is logged in. */
export interface MemberState {
  readonly status: 'member'
  readonly account: Account
  readonly profile: Profile | 'not fetched' | null
}

const resolving: UserState = { status: 'resolving' }

/**
 * Holds the state outside React: a context whose value changed while the page hydrates would make
 * React throw the prerendered page away. What pages may do with the session is here too.
 */
function createUserStore() {
  let state: UserState = resolving
  const listeners = new Set<() => void>()

  function set(next: UserState) {
    state = next
    for (const listener of listeners) listener()
  }

  return {
    read: () => state,
    readOnServer: () => resolving,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    watch: () =>
      watchSession(
        (account) => {
          if (!account) leave('logged out')
          // The SDK tells of a login that is known here already, profile included.
          else if (!isStill(account)) set({ status: 'member', account, profile: 'not fetched' })
        },
        () => {
          if (state.status === 'resolving') set({ status: 'unknown' })
        },
      ),

    /** The commands that `useSession` hands out. */
    session: {
      /** Looks again who is logged in, when that could not be found out. */
      lookAgain: () => {
        set(resolving)
        lookForSession()
      },
      /** Makes known who has just logged in. */
      enter: (loggedIn: LoggedIn) => {
        set({ status: 'member', ...loggedIn })
        lookForSession()
      },
      /** Logs out on this device, in every tab. */
      logOut: async () => {
        await logOut()
        leave('logged out')
      },
      /** Fetches the profile of the member who is logged in. @throws Failure */
      fetchProfile: async ({ account }: MemberState) => {
        const profile = await fetchProfile(account)
        if (isStill(account)) set({ status: 'member', account, profile })
      },
      /** Stores what the member says about himself or herself. @throws Failure */
      storeProfile: async ({ account }: MemberState, details: MemberDetails) => {
        await storeProfile(account, details)
        const profile = await fetchProfile(account)
        if (isStill(account)) set({ status: 'member', account, profile })
      },
      /** Deletes the member's profile and account, and logs out. @throws Failure */
      deleteMembership: async ({ account }: MemberState, password: string) => {
        await deleteMembership(account, password)
        leave('account deleted')
        await logOut()
      },
    },
  }

  function leave(ended: MembershipEnd) {
    // With the account its session ends too, and the SDK may have told of that first.
    if (state.status === 'member' || ended === 'account deleted') set({ status: 'visitor', ended })
    else if (state.status !== 'visitor') set({ status: 'visitor' })
  }

  /** Somebody may have logged out while a call was on its way. */
  function isStill({ uid }: Account): boolean {
    return state.status === 'member' && state.account.uid === uid
  }
}

const UserContext = createContext<ReturnType<typeof createUserStore> | null>(null)

/** Makes the user known to everything inside it. */
export function UserProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createUserStore)
  useEffect(() => store.watch(), [store])
  return <UserContext value={store}>{children}</UserContext>
}

function useUserStore() {
  const store = useContext(UserContext)
  if (!store) throw new Error('useUser needs a UserProvider around it')
  return store
}

/** Who is using the site, kept up to date. */
export function useUser(): UserState {
  const store = useUserStore()
  return useSyncExternalStore(store.subscribe, store.read, store.readOnServer)
}

/** What can be done with the session: log in and out, fetch, change and delete one's membership. */
export function useSession() {
  return useUserStore().session
}
