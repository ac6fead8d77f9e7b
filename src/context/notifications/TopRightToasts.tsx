import type { ComponentProps } from 'react'
import { toast, ToastContainer } from 'react-toastify/unstyled'
import libraryStyles from 'react-toastify/ReactToastify.css?url'
import { notificationLimits, type NotificationHost } from './notification'
import { useSyncNotifications } from './useSyncNotifications'
import styles from './TopRightToasts.module.css'

/** Unstyled, since the content security policy forbids the library's style element. */
export function TopRightToasts({ notifications, onGone }: ComponentProps<NotificationHost>) {
  useSyncNotifications(
    notifications,
    (one) =>
      toast(one.text, {
        toastId: one.id,
        type: one.tone,
        role: one.tone === 'error' ? 'alert' : 'status',
        onClose: () => onGone(one),
      }),
    toast.dismiss,
  )

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
