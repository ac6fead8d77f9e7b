import { useEffect, useSyncExternalStore } from 'react'
import { createSession, type Session, type UserState } from '@/services/session'
import { useSessionRoom } from './SessionRoom'

/** What can be done about the session: log in, leave and so on. */
export function useSession(): Session {
  const room = useSessionRoom()
  useEffect(() => room.start(), [room])
  return room.get(createSession)
}

/** Who is using the site, kept up to date. */
export function useUser(): UserState {
  const { subscribe, read, readOnServer } = useSession()
  return useSyncExternalStore(subscribe, read, readOnServer)
}
