import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type SnackbarKey } from 'notistack'
import { useEffect, useRef } from 'react'
import { notificationLimits, type Notification } from './notification'
import styles from './TopCentreSnacks.module.css'

/** Notifications at the top centre, by notistack. When a fourth arrives the oldest goes; a success ends them all. */
export function TopCentreSnacks({ notifications }: { notifications: readonly Notification[] }) {
  const shown = useRef(0)

  useEffect(() => {
    for (const { text, tone } of notifications.slice(shown.current)) {
      shown.current += 1
      if (tone === 'success') closeSnackbar()
      enqueueSnackbar(text, { variant: tone })
    }
  }, [notifications])

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
