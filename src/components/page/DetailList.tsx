import { CopyButton } from '@/components/buttons/CopyButton'
import styles from './detailList.module.css'

export interface Detail {
  readonly label: string
  readonly value: string
}

export function DetailList({
  details,
  className,
  canCopy = false,
}: {
  details: readonly Detail[]
  className?: string | undefined
  canCopy?: boolean
}) {
  return (
    <dl className={canCopy ? styles.copied : className}>
      {details.map(({ label, value }) => (
        <div key={label} className={canCopy ? 'cluster' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {canCopy && (
            <dd>
              <CopyButton text={value} label={label} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
