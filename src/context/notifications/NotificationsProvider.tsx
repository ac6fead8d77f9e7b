import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { adoptGooberStyles } from './adoptedStyleSheet'
import type { Notification, NotificationHost, Place } from './notification'

/** The toast libraries, fetched when the first notification needs them. */
const loadHost: Record<Place, () => Promise<NotificationHost>> = {
  'top-right': async () => (await import('./TopRightToasts')).TopRightToasts,
  'top-centre': async () => {
    adoptGooberStyles()
    return (await import('./TopCentreSnacks')).TopCentreSnacks
  },
}

interface Notifier {
  /** Tells the user how something ended. */
  readonly notify: (notification: Notification) => void
  /** Fetches what `notify` needs at a place, so that it works without a network too. */
  readonly prepare: (place: Place) => void
}

const NotifyContext = createContext<Notifier | null>(null)

const placeOf = ({ place = 'top-right' }: Notification) => place

/** Shows what `useNotify` is told, above everything inside it. */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [sent, setSent] = useState<readonly Notification[]>([])
  const [hosts, setHosts] = useState<ReadonlyMap<Place, NotificationHost>>(new Map())
  const [spoken, setSpoken] = useState('')

  const notifier = useMemo<Notifier>(() => {
    const showHost = async (place: Place) => {
      const host = await loadHost[place]()
      setHosts((before) => (before.has(place) ? before : new Map(before).set(place, host)))
    }
    return {
      notify: (notification) => {
        setSent((before) => [...before, notification])
        // Offline before the library was ever fetched: at least say it to screen readers.
        showHost(placeOf(notification)).catch(() => setSpoken(notification.text))
      },
      prepare: (place) => void showHost(place).catch(() => undefined),
    }
  }, [])

  return (
    <NotifyContext value={notifier}>
      {children}
      <output className="visually-hidden">{spoken}</output>
      {[...hosts].map(([place, Host]) => (
        <Host key={place} notifications={sent.filter((one) => placeOf(one) === place)} />
      ))}
    </NotifyContext>
  )
}

/** Tells the user how something ended: `const { notify, prepare } = useNotify()`. */
export function useNotify(): Notifier {
  const notifier = useContext(NotifyContext)
  if (!notifier) throw new Error('useNotify needs a NotificationsProvider around it')
  return notifier
}
