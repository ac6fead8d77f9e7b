import { createContext, useEffect, useState, type ReactNode } from 'react'
import { createSession, type Session } from '@/services/session'

/**
 * Holds the session, an external store: a context value that changed while the page hydrates would
 * make React throw the prerendered page away.
 */
export const UserContext = createContext<Session | null>(null)

/** Knows who is using the site, for everything inside it. */
export function UserProvider({ children }: { children: ReactNode }) {
  const [session] = useState(createSession)
  useEffect(() => session.start(), [session])
  return <UserContext value={session}>{children}</UserContext>
}
