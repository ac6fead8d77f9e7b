import styles from './list.module.css'
import { PhoneLink } from './PhoneLink'
import type { Column } from './StaffTable'

/** One on the page, three in the file. */
export function personColumns<T>(
  name: string,
  of: (item: T) => Readonly<Record<'name' | 'email' | 'phone', string>>,
): readonly Column<T>[] {
  return [
    {
      name,
      renderCell: (item) => (
        <div className={styles.person}>
          <strong>{of(item).name}</strong>
          <div>{of(item).email}</div>
          <PhoneLink number={of(item).phone} />
        </div>
      ),
      csv: (item) => of(item).name,
    },
    { name: 'Email', csv: (item) => of(item).email },
    { name: 'Phone', csv: (item) => of(item).phone },
  ]
}
