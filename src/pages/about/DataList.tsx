import type { StoredData } from '@/content/privacy'
import styles from './privacy.module.css'

/** What is stored, or who handles it: its name, what it is, and why. */
export function DataList({ items }: { items: readonly StoredData[] }) {
  return (
    <dl className={`facts ${styles.data}`}>
      {items.map(({ name, what, why }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{what}</dd>
          <dd className="muted">{why}</dd>
        </div>
      ))}
    </dl>
  )
}
