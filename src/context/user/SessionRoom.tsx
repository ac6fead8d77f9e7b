import { createContext, useEffect, useState, type ReactNode } from 'react'
import type { Session } from '@/services/session'

/** Where the one session is, once there is something that asks for it. */
interface Room {
  session: Session | null
  stop: (() => void) | null
}

/** For `useSession`. */
export const SessionContext = createContext<Room | null>(null)

/**
 * Holds the session for everything inside it. The first `useSession` makes it, so that a page which
 * asks nobody who they are needs none of its code.
 */
export function SessionRoom({ children }: { children: ReactNode }) {
  const [room] = useState<Room>(() => ({ session: null, stop: null }))
  useEffect(
    () => () => {
      room.stop?.()
      room.stop = null
    },
    [room],
  )
  return <SessionContext value={room}>{children}</SessionContext>
}
