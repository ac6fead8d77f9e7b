import {
  createContext,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { watchSession, type Account } from '@/services/session'

/** Who is using the site: not known yet, a visitor, or a logged-in member. */
export type UserState =
  | { readonly status: 'resolving' }
  | { readonly status: 'visitor' }
  | { readonly status: 'member'; readonly account: Account }

const resolving: UserState = { status: 'resolving' }
const visitor: UserState = { status: 'visitor' }

/**
 * Holds the state outside React: a context whose value changed while the page hydrates would make
 * React throw the prerendered page away.
 */
function createUserStore() {
  let state: UserState = resolving
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    readOnServer: () => resolving,
    set: (next: UserState) => {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const UserContext = createContext<ReturnType<typeof createUserStore> | null>(null)

/** Makes the user known to everything inside it. */
export function UserProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createUserStore)
  useEffect(
    () => watchSession((account) => store.set(account ? { status: 'member', account } : visitor)),
    [store],
  )
  return <UserContext value={store}>{children}</UserContext>
}

/** Who is using the site, kept up to date. */
export function useUser(): UserState {
  const store = useContext(UserContext)
  if (!store) throw new Error('useUser needs a UserProvider around it')
  return useSyncExternalStore(store.subscribe, store.read, store.readOnServer)
}
