/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- as cards it would be no table any more */
import type { ReactNode } from 'react'
import { staffListTexts } from '@/staff/content/desk'
import styles from './list.module.css'

export interface Column<T> {
  readonly name: string
  /** Full width and nameless on a phone. */
  readonly isWide?: true
  /** Without it, file only. */
  readonly renderCell?: (item: T) => ReactNode
  /** Without it, page only. */
  readonly csv?: (item: T) => string | number
}

export function textColumn<T>(name: string, text: (item: T) => string | number): Column<T> {
  return { name, renderCell: text, csv: text }
}

/** Plain HTML: Material UI takes a cheap phone half a second a page. */
export function StaffTable<T>({
  label,
  columns,
  items,
  keyOf,
  isNarrow = false,
}: {
  label: string
  columns: readonly Column<T>[]
  items: readonly T[]
  keyOf: (item: T) => string
  isNarrow?: boolean
}) {
  const shown = columns.filter(({ renderCell }) => renderCell)
  return (
    <table
      role="table"
      aria-label={label}
      className={isNarrow ? styles.numbers : `${styles.table} ${styles.cards}`}
    >
      <thead role="rowgroup">
        <tr role="row">
          {shown.map(({ name }) => (
            <th key={name} scope="col" role="columnheader">
              {name || <span className="visually-hidden">{staffListTexts.actions}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items.map((item) => (
          <tr key={keyOf(item)} role="row">
            {shown.map(({ name, isWide, renderCell }) => (
              <td key={name} role="cell" data-name={name} data-wide={isWide}>
                <div>{renderCell?.(item)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
