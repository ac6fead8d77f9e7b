import { useEffect, useRef } from 'react'
import { toast, ToastContainer, type Id } from 'react-toastify/unstyled'
import libraryStyles from 'react-toastify/ReactToastify.css?url'
import { notificationLimits, type Notification } from './notification'
import styles from './TopRightToasts.module.css'

/**
 * Notifications at the top right, by react-toastify (without its own style element: the policy
 * forbids it). A success ends the failures before it.
 */
export function TopRightToasts({ notifications }: { notifications: readonly Notification[] }) {
  const shown = useRef<Id[]>([])

  // React's strict mode mounts everything twice, and the library forgets what it showed in between.
  useEffect(
    () => () => {
      shown.current = []
    },
    [],
  )

  useEffect(() => {
    for (const { text, tone } of notifications.slice(shown.current.length)) {
      const visible = shown.current.filter((id) => toast.isActive(id))
      if (tone === 'success') toast.dismiss()
      // The library would queue a fourth; news that arrives late is stale, so the oldest goes.
      if (visible.length >= notificationLimits.atOnce) toast.dismiss(visible[0])
      shown.current.push(toast(text, { type: tone, role: tone === 'error' ? 'alert' : 'status' }))
    }
  }, [notifications])

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
