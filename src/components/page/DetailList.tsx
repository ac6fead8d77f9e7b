import { CopyButton } from '@/components/buttons/CopyButton'
import { Link } from '@/components/buttons/Link'
import { paths } from '@/config/paths'
import styles from './detailList.module.css'

/** Null: not set. */
export function DetailList({
  details,
}: {
  details: readonly { readonly label: string; readonly value: string | null }[]
}) {
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
