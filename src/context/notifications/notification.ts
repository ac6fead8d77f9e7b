import { useEffect, useEffectEvent, useRef, type ComponentType } from 'react'

/** Where on the screen notifications appear. */
export type Place = 'top-right' | 'top-centre'

/** A short sentence about how something ended, shown for 5 s; pages repeat it inline, where it stays. */
export interface Notification {
  readonly text: string
  readonly tone: 'success' | 'error'
  /** Top right unless said otherwise. */
  readonly place?: Place
  /** Who tells it: what one tells later takes the place of what it told before. */
  readonly from?: string
}

/** Shows `notifications`, the newest last, and takes away what is no longer among them. */
export type NotificationHost = ComponentType<{
  notifications: readonly Notification[]
  /** Hears that one has run out or was closed. */
  onGone: (notification: Notification) => void
}>

/** How long a notification stays, in ms, and how many are visible at once. */
export const notificationLimits = { visibleMs: 5000, atOnce: 3 } as const

/** Where a notification appears. */
export function placeOf({ place = 'top-right' }: Notification): Place {
  return place
}

/**
 * What is to be seen when there is news. A success ends all failures and a failure all successes,
 * since the other is no longer so. At its place news ends what was told by the same or in the same
 * words, and a fourth ends the oldest, since news that arrives late is stale.
 */
export function withNews(
  shown: readonly Notification[],
  news: Notification,
): readonly Notification[] {
  const place = placeOf(news)
  const current = shown.filter(({ tone }) => tone === news.tone)
  const isOver = (one: Notification) =>
    one.text === news.text || (one.from !== undefined && one.from === news.from)
  const stay = current.filter((one) => placeOf(one) === place && !isOver(one))
  const elsewhere = current.filter((one) => placeOf(one) !== place)
  return [...elsewhere, ...stay.slice(1 - notificationLimits.atOnce), news]
}

/** Keeps what a library shows in step with `notifications`. */
export function useInStep<Id>(
  notifications: readonly Notification[],
  show: (notification: Notification) => Id,
  dismiss: (id: Id) => void,
): void {
  const shown = useRef(new Map<Notification, Id>())
  const follow = useEffectEvent(() => {
    for (const [one, id] of shown.current) {
      if (notifications.includes(one)) continue
      shown.current.delete(one)
      dismiss(id)
    }
    for (const one of notifications) {
      if (!shown.current.has(one)) shown.current.set(one, show(one))
    }
  })
  // React's strict mode mounts everything twice, and react-toastify forgets what it showed in between.
  useEffect(() => () => shown.current.clear(), [])
  useEffect(() => follow(), [notifications])
}
