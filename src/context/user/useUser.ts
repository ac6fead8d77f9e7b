import { useContext, useSyncExternalStore } from 'react'
import type { Session } from '@/services/session'
import type { UserState } from '@/services/userStore'
import { UserContext } from './UserProvider'

/** What can be done about the session: log in, leave and so on. */
export function useSession(): Session {
  const session = useContext(UserContext)
  if (!session) throw new Error('useUser needs a UserProvider around it')
  return session
}

/** Who is using the site, kept up to date. */
export function useUser(): UserState {
  const { subscribe, read, readOnServer } = useSession()
  return useSyncExternalStore(subscribe, read, readOnServer)
}
