import type { ReactNode } from 'react'
import styles from './helpNow.module.css'

/** Reserves room for the longest sentence, so that nothing moves. */
export function FixedHeight(props: { className: string; longest: string; children: ReactNode }) {
  return (
    <p className={`${props.className} ${styles.steady}`} data-longest={props.longest}>
      <span>{props.children}</span>
    </p>
  )
}
