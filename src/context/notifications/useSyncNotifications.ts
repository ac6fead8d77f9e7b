import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { keepPlacing } from './freeRoom'
import type { ShownNotification } from './notification'

/** `show` must ignore an id that is already on screen, since strict mode mounts, and so shows, twice. */
export function useSyncNotifications(
  notifications: readonly ShownNotification[],
  show: (notification: ShownNotification) => void,
  dismiss: (id: string) => void,
): void {
  const last = useRef(notifications)
  const follow = useEffectEvent((current: readonly ShownNotification[]) => {
    for (const one of last.current) if (!current.includes(one)) dismiss(one.id)
    for (const one of current) show(one)
    last.current = current
  })
  useEffect(() => follow(notifications), [notifications])
  const areShown = notifications.length > 0
  useLayoutEffect(() => (areShown ? keepPlacing() : undefined), [areShown])
}
