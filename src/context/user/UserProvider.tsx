import {
  createContext,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import type { Account, LoggedIn, Profile } from '@/domain/members/member'
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
interface VisitorState {
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
      enter: (loggedIn: LoggedIn) => set({ status: 'member', ...loggedIn }),
      /** Makes known what the profile says now, unless its member has logged out meanwhile. */
      show: (account: Account, profile: Profile | null) => {
        if (isStill(account)) set({ status: 'member', account, profile })
      },
      /** Logs out on this device, in every tab, and makes known why. */
      leave: async (ended: MembershipEnd) => {
        await logOut()
        leave(ended)
      },
      /** Forgets how the last membership ended, once that has been said. */
      forgetEnd: () => {
        if (state.status === 'visitor' && state.ended) set({ status: 'visitor' })
      },
    },
  }

  function leave(ended: MembershipEnd) {
    // With the account its session ends too, and the SDK may have told of that first.
    if (state.status === 'member' || ended === 'account deleted') set({ status: 'visitor', ended })
    else if (state.status !== 'visitor') set({ status: 'visitor' })
  }

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

/** Makes a login, a logout and a profile known to the whole site. */
export function useSession() {
  return useUserStore().session
}
