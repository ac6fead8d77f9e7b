import { useState, type ReactNode } from 'react'
import { Button } from '@/components/buttons/Button'
import { Status } from '@/components/form/Form'
import { useAction } from '@/components/form/useAction'
import { staffListTexts as texts } from '@/staff/content/desk'
import { PartState } from '@/staff/pages/PartState'
import { RowContext, RowFailure, useRows } from './Row'
import { saveCsv, StaffTable, type Column, type Item } from './StaffTable'
import type { Pages } from './usePages'

const atOnce = 50

interface StaffListProps<T extends Item> {
  readonly label: string
  readonly columns: readonly Column<T>[]
  /** The buttons of a row. `nameOf` names the row for screen readers. */
  readonly renderActions?: (item: T) => ReactNode
  readonly nameOf?: (item: T) => string
  readonly pages: Pages<T>
  /** Starts at fifty rows again when it changes. */
  readonly filter?: string
  readonly empty: string
  /** What one item and several are called, if the list says how many it shows. */
  readonly countOf?: readonly [one: string, more: string]
  /** Without its extension. If it is missing, there is no file to download. */
  readonly fileName?: string
  /** More buttons. */
  readonly children?: ReactNode
}

/** Fifty rows at a time. */
export function StaffList<T extends Item>({
  label,
  columns,
  renderActions,
  nameOf,
  pages,
  filter = '',
  empty,
  countOf,
  fileName,
  children,
}: StaffListProps<T>) {
  const { items, hasMore, more, all, isPending, failure, retry } = pages
  const [opened, setOpened] = useState({ filter, most: atOnce })
  const most = opened.filter === filter ? opened.most : atOnce
  const total = items?.length ?? 0
  const count = Math.min(total, most)
  const { said, failureOf, rowOf } = useRows(pages)
  const file = useAction(async () => {
    saveCsv(fileName ?? '', columns, hasMore ? await all() : (items ?? []))
  })
  const showMore = () => {
    setOpened({ filter, most: most + atOnce })
    if (total <= most) more()
  }
  const actions: Column<T> = {
    name: '',
    renderCell: (item) => (
      <RowContext value={rowOf([item], item.id, nameOf?.(item) ?? '')}>
        {renderActions?.(item)}
        <RowFailure failure={failureOf(item.id)} />
      </RowContext>
    ),
  }
  return (
    <>
      <Status tone="success">{said}</Status>
      <PartState isPending={isPending} failure={failure} retry={retry} />
      {!failure && <PartState failure={file.failure} />}
      {items && !isPending && (
        <div role="status" className="small">
          {count === 0 ? <p>{empty}</p> : countOf && texts.count(count, total, countOf)}
        </div>
      )}
      {items && count > 0 && (
        <StaffTable
          label={label}
          columns={renderActions ? [...columns, actions] : columns}
          items={items.slice(0, most)}
        />
      )}
      <p className="actions">
        {(hasMore || total > count) && (
          <Button variant="secondary" disabled={isPending} onClick={showMore}>
            {texts.more(countOf ? total - count : null)}
          </Button>
        )}
        {fileName !== undefined && count > 0 && (
          <Button variant="secondary" disabled={file.isPending} onClick={() => file.run()}>
            {texts.download}
          </Button>
        )}
        {children}
      </p>
    </>
  )
}
