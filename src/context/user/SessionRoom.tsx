import {
  createContext,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import type { Session } from '@/services/session'

/** Where the one session is, once there is something that asks for it. */
function makeRoom() {
  let session: Session | null = null
  let stop: (() => void) | null = null
  const listeners = new Set<() => void>()
  return {
    /** The session; the first who asks makes it. */
    get: (make: () => Session): Session => (session ??= make()),
    start(): void {
      stop ??= session?.start() ?? null
      for (const listener of listeners) listener()
    },
    stop(): void {
      stop?.()
      stop = null
    },
    isUsed: () => stop !== null,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const RoomContext = createContext<ReturnType<typeof makeRoom> | null>(null)

/**
 * Holds the session for everything inside it. The first `useSession` makes it, so that a page which
 * asks nobody who they are needs none of its code.
 */
export function SessionRoom({ children }: { children: ReactNode }) {
  const [room] = useState(makeRoom)
  useEffect(() => () => room.stop(), [room])
  return <RoomContext value={room}>{children}</RoomContext>
}

/** For `useSession`. */
export function useSessionRoom() {
  const room = useContext(RoomContext)
  if (!room) throw new Error('useUser needs a SessionRoom around it')
  return room
}

/** Whether anything on the page has asked for the session. */
export function useIsSessionUsed(): boolean {
  const { subscribe, isUsed } = useSessionRoom()
  return useSyncExternalStore(subscribe, isUsed, () => false)
}
