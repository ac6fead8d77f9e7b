import type { ComponentType } from 'react'

export type Place = 'top-right' | 'top-centre'

/** Shown for 5 s; pages repeat it inline. */
export interface Notification {
  readonly text: string
  readonly tone: 'success' | 'error'
  readonly place?: Place
  /** The sender; news replaces its older notifications. */
  readonly from?: string
}

export interface ShownNotification extends Notification {
  readonly id: string
}

export type NotificationHost = ComponentType<{
  notifications: readonly ShownNotification[]
  onGone: (notification: ShownNotification) => void
}>

export const notificationLimits = { visibleMs: 5000, atOnce: 3 } as const

export function placeOf({ place = 'top-right' }: Notification): Place {
  return place
}

/**
 * A success removes all failures, a failure all successes. In its place, news replaces those with
 * the same sender or text, and a fourth removes the oldest.
 */
export function addNotification<Shown extends Notification>(
  shown: readonly Shown[],
  news: Shown,
): readonly Shown[] {
  const place = placeOf(news)
  const current = shown.filter(({ tone }) => tone === news.tone)
  const isReplaced = (one: Notification) =>
    one.text === news.text || (one.from !== undefined && one.from === news.from)
  const stay = current.filter((one) => placeOf(one) === place && !isReplaced(one))
  const elsewhere = current.filter((one) => placeOf(one) !== place)
  return [...elsewhere, ...stay.slice(1 - notificationLimits.atOnce), news]
}
