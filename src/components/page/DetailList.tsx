import { CopyButton } from '@/components/buttons/CopyButton'
import { Link } from '@/components/buttons/Link'
import { paths } from '@/config/paths'
import styles from './detailList.module.css'

/** One detail somebody has to type elsewhere: shown large, with a way to copy it. */
export interface Detail {
  readonly label: string
  /** Null while the organisation has not set it. */
  readonly value: string | null
}

/** Details to read and copy, such as those of a bank account. */
export function DetailList({ details }: { details: readonly Detail[] }) {
  return (
    <dl className={styles.details}>
      {details.map(({ label, value }) => (
        <div key={label} className="cluster">
          <dt>{label}</dt>
          <dd className={value === null ? styles.plain : undefined}>
            {value ?? (
              <>
                Not set yet, please <Link to={paths.contact}>contact us</Link>.
              </>
            )}
          </dd>
          {value !== null && (
            <dd className={styles.plain}>
              <CopyButton text={value} label={label} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
