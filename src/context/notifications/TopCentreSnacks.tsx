import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarContent,
  SnackbarProvider,
  type CustomContentProps,
  type SnackbarKey,
} from 'notistack'
import { useEffect, useRef, type ComponentProps, type Ref } from 'react'
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
      classes={{ containerRoot: styles.container ?? '' }}
      Components={{ success: Snack, error: Snack }}
    />
  )
}

/** One notification; a failure interrupts those who listen, a success waits until they are free. */
function Snack({
  ref,
  id,
  message,
  variant,
  style,
}: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  return (
    <SnackbarContent
      ref={ref}
      role={variant === 'error' ? 'alert' : 'status'}
      style={style}
      className={styles.snack}
      data-tone={variant}
    >
      <span>{message}</span>
      <button type="button" className={styles.close} onClick={() => closeSnackbar(id)}>
        <span aria-hidden="true">×</span>
        <span className="visually-hidden">Close</span>
      </button>
    </SnackbarContent>
  )
}
