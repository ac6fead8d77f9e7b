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

const places: readonly Place[] = ['top-right', 'top-centre']

interface Notifier {
  /** Tells the user how something ended. */
  readonly notify: (notification: Notification) => void
  /** Fetches what `notify` needs at a place, so that it works without a network too. */
  readonly prepare: (place: Place) => void
}

const NotifyContext = createContext<Notifier | null>(null)

/** Shows what `useNotify` is told, above everything inside it. */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [sent, setSent] = useState<Record<Place, readonly Notification[]>>({
    'top-right': [],
    'top-centre': [],
  })
  const [hosts, setHosts] = useState<Partial<Record<Place, NotificationHost>>>({})
  const [spoken, setSpoken] = useState('')

  const notifier = useMemo<Notifier>(() => {
    const showHost = async (place: Place) => {
      const host = await loadHost[place]()
      setHosts((before) => (before[place] ? before : { ...before, [place]: host }))
    }
    return {
      notify: (notification) => {
        const place = notification.place ?? 'top-right'
        setSent((before) => ({ ...before, [place]: [...before[place], notification] }))
        // Offline before the library was ever fetched: at least say it to screen readers.
        showHost(place).catch(() => setSpoken(notification.text))
      },
      prepare: (place) => void showHost(place).catch(() => undefined),
    }
  }, [])

  return (
    <NotifyContext value={notifier}>
      {children}
      <output className="visually-hidden">{spoken}</output>
      {places.map((place) => {
        const Host = hosts[place]
        return Host ? <Host key={place} notifications={sent[place]} /> : null
      })}
    </NotifyContext>
  )
}

/** Tells the user how something ended: `const { notify, prepare } = useNotify()`. */
export function useNotify(): Notifier {
  const notifier = useContext(NotifyContext)
  if (!notifier) throw new Error('useNotify needs a NotificationsProvider around it')
  return notifier
}
