import type { ReactNode } from 'react'
import styles from './Form.module.css'

/** How the form ended, beside its button, where it stays after the notification has gone. */
export function FormStatus({
  tone,
  children,
}: {
  tone: 'success' | 'error' | 'pending'
  children: ReactNode
}) {
  return <div className={`${styles.status} ${styles[`${tone}Status`]}`}>{children}</div>
}

/** Where a form's outcomes appear; always there, so that screen readers are told what comes and goes. */
export function FormStatusArea({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.area}>
      {children}
    </div>
  )
}
