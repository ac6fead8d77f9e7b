import { useContext, useEffect, useSyncExternalStore } from 'react'
import { createSession, type Session, type UserState } from '@/services/session'
import { SessionContext } from './SessionRoom'

/** What can be done about the session: log in, leave and so on. */
export function useSession(): Session {
  const room = useContext(SessionContext)
  if (!room) throw new Error('useUser needs a SessionRoom around it')
  const session = (room.session ??= createSession())
  useEffect(() => {
    room.stop ??= session.start()
  }, [room, session])
  return session
}

/** Who is using the site, kept up to date. */
export function useUser(): UserState {
  const { subscribe, read, readOnServer } = useSession()
  return useSyncExternalStore(subscribe, read, readOnServer)
}
