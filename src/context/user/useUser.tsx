import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { createSession, type Session } from '@/services/session'
import type { UserState } from '@/services/userStore'

/**
 * The session, not its state: a value changing during hydration would make React discard the
 * prerendered page.
 */
const UserContext = createContext<Session | null>(null)

export function UserProvider({ children }: { children: ReactNode }) {
  const [session] = useState(createSession)
  useEffect(() => session.start(), [session])
  return <UserContext value={session}>{children}</UserContext>
}

export function useSession(): Session {
  const session = useContext(UserContext)
  if (!session) throw new Error('useSession needs a UserProvider around it')
  return session
}

export function useUser(): UserState {
  const { subscribe, read, readOnServer } = useSession()
  return useSyncExternalStore(subscribe, read, readOnServer)
}
