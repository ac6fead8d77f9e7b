import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { neededContext } from '@/context/neededContext'
import { createSession, type Session } from '@/services/session'
import type { UserState } from '@/services/userStore'

/**
 * The session, not its state: a value changing during hydration would make React discard the
 * prerendered page.
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
