/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- as cards it would lose its roles */
import { Fragment, type ReactNode } from 'react'
import { saveTextFile } from '@/device/saveTextFile'
import { staffListTexts } from '@/staff/content/desk'
import { toCsv } from '@/staff/domain/csv'
import styles from './list.module.css'

export interface Item {
  readonly id: string
}

export interface Column<T> {
  readonly name: string
  /** On a phone, its blocks stay hidden until the row's 'More' is open. */
  readonly isBrief?: true
  /** It names the row. */
  readonly isHeader?: true
  /** Without it, the column is only in the file. */
  readonly renderCell?: (item: T) => ReactNode
  /** Without it, the column is only on the page. */
  readonly csv?: (item: T) => string | number
}

export function textColumn<T>(name: string, text: (item: T) => string | number): Column<T> {
  return { name, renderCell: text, csv: text }
}

/** Plain HTML, since Material UI takes a cheap phone half a second per page. */
export function StaffTable<T extends Item>({
  label,
  columns,
  items,
  renderDetails,
  isNarrow = false,
}: {
  label: string
  columns: readonly Column<T>[]
  items: readonly T[]
  /** Shown in a row of its own below the item, if there are any. */
  renderDetails?: (item: T) => ReactNode
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
        {items.map((item) => {
          const details = renderDetails?.(item)
          return (
            <Fragment key={item.id}>
              <tr role="row">
                {shown.map(({ name, isBrief, isHeader, renderCell }) => {
                  const Cell = isHeader ? 'th' : 'td'
                  const role = isHeader ? { role: 'rowheader', scope: 'row' } : { role: 'cell' }
                  return (
                    <Cell key={name} {...role} data-name={name} data-brief={isBrief}>
                      <div>{renderCell?.(item)}</div>
                    </Cell>
                  )
                })}
              </tr>
              {details && (
                <tr role="row">
                  <td role="cell" colSpan={shown.length} className={styles.details}>
                    {details}
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}

/** `name`: without extension. */
export function saveCsv<T>(name: string, columns: readonly Column<T>[], items: readonly T[]): void {
  const inFile = columns.flatMap(({ name: head, csv }) => (csv ? [{ head, csv }] : []))
  const rows = items.map((item) => inFile.map(({ csv }) => csv(item)))
  saveTextFile(`${name}.csv`, 'text/csv', toCsv([inFile.map(({ head }) => head), ...rows]))
}
