import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarContent,
  SnackbarProvider,
  type CustomContentProps,
} from 'notistack'
import { useEffect, useEffectEvent, useState, type ComponentProps, type Ref } from 'react'
import { notificationLimits, type NotificationHost } from './notification'
import { useSyncNotifications } from './useSyncNotifications'
import styles from './TopCentreSnacks.module.css'

export function TopCentreSnacks({ notifications, onGone }: ComponentProps<NotificationHost>) {
  useSyncNotifications(
    notifications,
    (one) =>
      enqueueSnackbar(one.text, {
        key: one.id,
        preventDuplicate: true,
        variant: one.tone,
        onClose: () => onGone(one),
      }),
    closeSnackbar,
  )
  return (
    <SnackbarProvider
      maxSnack={notificationLimits.atOnce}
      // The library's timer does not stop while a snack is touched or focused.
      autoHideDuration={null}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      classes={{ containerRoot: styles.container ?? '' }}
      Components={{ success: Snack, error: Snack }}
    />
  )
}

/** A failure interrupts screen readers; a success waits. */
function Snack({
  ref,
  id,
  message,
  variant,
  style,
}: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const holdHandlers = useDismissTimer(() => closeSnackbar(id))
  return (
    <SnackbarContent
      ref={ref}
      role={variant === 'error' ? 'alert' : 'status'}
      style={style}
      className={styles.snack}
      data-tone={variant}
      {...holdHandlers}
    >
      <span>{message}</span>
      <button type="button" className={styles.close} onClick={() => closeSnackbar(id)}>
        <span aria-hidden="true">×</span>
        <span className="visually-hidden">Close</span>
      </button>
    </SnackbarContent>
  )
}

/** Starts again when nothing holds it: no focus, no pointer, no other window. */
function useDismissTimer(onTimeout: () => void) {
  const [held, setHeld] = useState({ focus: false, pointer: false, window: false })
  const hold = (by: Partial<typeof held>) => () => setHeld((before) => ({ ...before, ...by }))
  const onWindow = useEffectEvent((isAway: boolean) => hold({ window: isAway })())
  const isHeld = Object.values(held).includes(true)
  const end = useEffectEvent(onTimeout)
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => end(), notificationLimits.visibleMs)
    return () => clearTimeout(timer)
  }, [isHeld])
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    addEventListener('blur', () => onWindow(true), { signal })
    addEventListener('focus', () => onWindow(false), { signal })
    return () => leaving.abort()
  }, [])
  return {
    onFocus: hold({ focus: true }),
    onBlur: hold({ focus: false }),
    onPointerEnter: hold({ pointer: true }),
    onPointerLeave: hold({ pointer: false }),
  }
}
