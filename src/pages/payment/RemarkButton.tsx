import type { ReactNode } from 'react'
import styles from './payment.module.css'

/** Looks like a link: what few people need. Only for what is shown once the page is interactive. */
export function RemarkButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.remark} onClick={onClick}>
      {children}
    </button>
  )
}
