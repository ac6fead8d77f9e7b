import type { ReactNode } from 'react'
import styles from './Form.module.css'

/** Fields that belong together, under a heading; where there are many and room enough, two stand side by side. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.groupFields}>{children}</div>
    </fieldset>
  )
}
