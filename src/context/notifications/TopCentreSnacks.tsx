import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type SnackbarKey } from 'notistack'
import { useEffect, useRef, type ComponentProps } from 'react'
import { notificationLimits, type Notification, type NotificationHost } from './notification'
import styles from './TopCentreSnacks.module.css'

/** Notifications at the top centre, by notistack. */
export function TopCentreSnacks({ notifications, onGone }: ComponentProps<NotificationHost>) {
  const shown = useRef(new Map<Notification, SnackbarKey>())

  useEffect(() => {
    for (const [one, key] of shown.current) {
      if (notifications.includes(one)) continue
      shown.current.delete(one)
      closeSnackbar(key)
    }
    for (const one of notifications) {
      if (shown.current.has(one)) continue
      const { text, tone: variant } = one
      shown.current.set(one, enqueueSnackbar(text, { variant, onClose: () => onGone(one) }))
    }
  }, [notifications, onGone])

  return (
    <SnackbarProvider
      maxSnack={notificationLimits.atOnce}
      autoHideDuration={notificationLimits.visibleMs}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      hideIconVariant
      classes={{ containerRoot: styles.container ?? '' }}
      action={closeButton}
    />
  )
}

function closeButton(key: SnackbarKey) {
  return (
    <button type="button" className={styles.close} onClick={() => closeSnackbar(key)}>
      <span aria-hidden="true">×</span>
      <span className="visually-hidden">Close</span>
    </button>
  )
}
