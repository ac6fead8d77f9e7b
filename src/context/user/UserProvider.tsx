import {
  createContext,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { createSession, type Session, type UserState } from '@/services/session'

const UserContext = createContext<Session | null>(null)

/** Makes the user known to everything inside it. */
export function UserProvider({ children }: { children: ReactNode }) {
  const [session] = useState(createSession)
  useEffect(() => session.start(), [session])
  return <UserContext value={session}>{children}</UserContext>
}

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
