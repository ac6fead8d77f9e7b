import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarContent,
  SnackbarProvider,
  type CustomContentProps,
} from 'notistack'
import type { ComponentProps, Ref } from 'react'
import { notificationLimits, useInStep, type NotificationHost } from './notification'
import styles from './TopCentreSnacks.module.css'

/** By notistack. */
export function TopCentreSnacks({ notifications, onGone }: ComponentProps<NotificationHost>) {
  useInStep(
    notifications,
    (one) => enqueueSnackbar(one.text, { variant: one.tone, onClose: () => onGone(one) }),
    closeSnackbar,
  )
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

/** A failure interrupts screen readers, a success waits. */
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
