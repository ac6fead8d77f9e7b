import { CopyButton } from './CopyButton'
import styles from './display.module.css'

/** One detail somebody has to type elsewhere: shown large, with a way to copy it. */
export interface Detail {
  readonly label: string
  /** Null while the organisation has not set it; `whenUnset` is shown then. */
  readonly value: string | null
}

/** Details to read and copy, such as those of a bank account. */
export function DetailList({
  details,
  whenUnset,
}: {
  details: readonly Detail[]
  whenUnset: string
}) {
  return (
    <dl className={styles.details}>
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          {value === null ? (
            <dd className={styles.plain}>{whenUnset}</dd>
          ) : (
            <>
              <dd>{value}</dd>
              <dd className={styles.plain}>
                <CopyButton text={value} label={label} />
              </dd>
            </>
          )}
        </div>
      ))}
    </dl>
  )
}
