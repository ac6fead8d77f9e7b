import type { ReactNode } from 'react'
import styles from './payment.module.css'

/** Looks like a link. Only for hydrated pages. */
export function RemarkButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.remark} onClick={onClick}>
      {children}
    </button>
  )
}
