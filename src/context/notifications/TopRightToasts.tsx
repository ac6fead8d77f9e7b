import { useEffect, useRef, type ComponentProps } from 'react'
import { toast, ToastContainer, type Id } from 'react-toastify/unstyled'
import libraryStyles from 'react-toastify/ReactToastify.css?url'
import { notificationLimits, type Notification, type NotificationHost } from './notification'
import styles from './TopRightToasts.module.css'

/** Notifications at the top right, by react-toastify (without its own style element: the policy forbids it). */
export function TopRightToasts({ notifications, onGone }: ComponentProps<NotificationHost>) {
  const shown = useRef(new Map<Notification, Id>())

  // React's strict mode mounts everything twice, and the library forgets what it showed in between.
  useEffect(() => () => shown.current.clear(), [])

  useEffect(() => {
    for (const [one, id] of shown.current) {
      if (notifications.includes(one)) continue
      shown.current.delete(one)
      toast.dismiss(id)
    }
    for (const one of notifications) {
      if (shown.current.has(one)) continue
      const { text, tone } = one
      const role = tone === 'error' ? 'alert' : 'status'
      shown.current.set(one, toast(text, { type: tone, role, onClose: () => onGone(one) }))
    }
  }, [notifications, onGone])

  return (
    <div
      className={styles.toasts}
      onFocus={() => toast.pause()}
      onBlur={() => toast.play()}
      onTouchStart={() => toast.pause()}
      onTouchEnd={() => toast.play()}
    >
      <link rel="stylesheet" href={libraryStyles} />
      <ToastContainer
        position="top-right"
        autoClose={notificationLimits.visibleMs}
        aria-label="Notifications"
        icon={false}
        newestOnTop
      />
    </div>
  )
}
