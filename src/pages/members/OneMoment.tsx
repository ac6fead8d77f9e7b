import type { ReactNode } from 'react'
import styles from './members.module.css'

/** A page that is about to become another one. */
export function OneMoment({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="page">
      <h1>{heading}</h1>
      <p role="status" className={styles.checking}>
        {children}
      </p>
    </div>
  )
}
