import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { neededContext } from '@/context/neededContext'
import { createSession, type Session } from '@/services/session'
import type { UserState } from '@/services/userStore'

/**
 * Provides the session rather than its state: if a value changed during hydration, React would
 * discard the prerendered page.
 */
const [UserContext, useSession] = neededContext<Session>(
  'useSession needs a UserProvider around it',
)

export { useSession }

export function UserProvider({ children }: { children: ReactNode }) {
  const [session] = useState(createSession)
  useEffect(() => session.start(), [session])
  return <UserContext value={session}>{children}</UserContext>
}

export function useUser(): UserState {
  const { subscribe, read, readOnServer } = useSession()
  return useSyncExternalStore(subscribe, read, readOnServer)
}
