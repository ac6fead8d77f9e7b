import { useMemo, useState, type ReactNode } from 'react'
import { neededContext } from '@/context/neededContext'
import { useLocation } from 'react-router-dom'
import { newDocumentId } from '@/domain/documentId'
import { adoptGooberStyles } from './adoptedStyleSheet'
import {
  placeOf,
  addNotification,
  type Notification,
  type NotificationHost,
  type Place,
  type ShownNotification,
} from './notification'

const loadHost: Record<Place, () => Promise<NotificationHost>> = {
  'top-right': async () => (await import('./TopRightToasts')).TopRightToasts,
  'top-centre': async () => {
    adoptGooberStyles()
    return (await import('./TopCentreSnacks')).TopCentreSnacks
  },
}

interface Notifier {
  readonly notify: (notification: Notification) => void
  readonly withdraw: (from: string) => void
  /** Fetches the library early, for use offline. */
  readonly prepare: (place: Place) => void
}

const [NotifyContext, useNotify] = neededContext<Notifier>(
  'useNotify needs a NotificationsProvider around it',
)

export { useNotify }

/** Failures disappear with their page. */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownNotification[]>([])
  const [hosts, setHosts] = useState<ReadonlyMap<Place, NotificationHost>>(new Map())
  const [spoken, setSpoken] = useState('')

  const { pathname } = useLocation()
  const [page, setPage] = useState(pathname)
  if (page !== pathname) {
    setPage(pathname)
    setShown(shown.filter(({ tone }) => tone !== 'error'))
  }

  const notifier = useMemo<Notifier>(() => {
    const showHost = async (place: Place) => {
      const host = await loadHost[place]()
      setHosts((before) => (before.has(place) ? before : new Map(before).set(place, host)))
    }
    return {
      notify: (notification) => {
        const news = { ...notification, id: newDocumentId() }
        setShown((before) => addNotification(before, news))
        // If the library cannot be fetched, screen readers at least say it.
        showHost(placeOf(notification)).catch(() => setSpoken(notification.text))
      },
      withdraw: (from) => setShown((before) => before.filter((one) => one.from !== from)),
      prepare: (place) => void showHost(place).catch(() => undefined),
    }
  }, [])

  return (
    <NotifyContext value={notifier}>
      {children}
      <output className="visually-hidden">{spoken}</output>
      {[...hosts].map(([place, Host]) => (
        <Host
          key={place}
          notifications={shown.filter((one) => placeOf(one) === place)}
          onGone={(gone) => setShown((before) => before.filter((one) => one !== gone))}
        />
      ))}
    </NotifyContext>
  )
}
