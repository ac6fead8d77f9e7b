import type { ComponentType } from 'react'

/** Where on the screen notifications appear. */
export type Place = 'top-right' | 'top-centre'

/** A short sentence about how something ended, shown for 5 s; pages repeat it inline, where it stays. */
export interface Notification {
  readonly text: string
  readonly tone: 'success' | 'error'
  /** Top right unless said otherwise. */
  readonly place?: Place
}

/** Shows notifications: each one of `notifications` once, the newest last. */
export type NotificationHost = ComponentType<{ notifications: readonly Notification[] }>

/** How long a notification stays, in ms, and how many are visible at once. */
export const notificationLimits = { visibleMs: 5000, atOnce: 3 } as const
