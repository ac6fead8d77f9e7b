import type { ReactNode } from 'react'
import { Button } from '@/components/buttons/Button'
import { useAction } from '@/components/form/useAction'
import { staffListTexts as texts } from '@/staff/content/desk'
import { PartState } from '@/staff/pages/PartState'
import { saveCsv } from './saveCsv'
import { StaffTable, type Column } from './StaffTable'
import type { Pages } from './usePages'

export function StaffList<T>({
  label,
  columns,
  renderActions,
  pages: { items, total = 0, hasMore, more, all, isPending, failure, retry },
  keyOf,
  empty,
  countOf,
  fileName,
  children,
}: {
  label: string
  columns: readonly Column<T>[]
  renderActions?: (item: T) => ReactNode
  pages: Pick<
    Pages<T>,
    'items' | 'hasMore' | 'more' | 'all' | 'isPending' | 'failure' | 'retry'
  > & { readonly total?: number }
  keyOf: (item: T) => string
  empty: string
  /** What the items are, if the list says how many of them it shows. */
  countOf?: string
  /** Without extension; without it there is no file. */
  fileName?: string
  /** More buttons. */
  children?: ReactNode
}) {
  const file = useAction(async () => saveCsv(fileName ?? '', columns, await all()))
  const count = items?.length ?? 0
  return (
    <>
      <PartState isPending={isPending} failure={failure} retry={retry} />
      {!failure && <PartState isPending={false} failure={file.failure} />}
      {items && !isPending && (
        <div role="status">
          {count === 0 ? <p>{empty}</p> : countOf && texts.count(count, total, countOf)}
        </div>
      )}
      {items && count > 0 && (
        <StaffTable
          label={label}
          columns={renderActions ? [...columns, { name: '', renderCell: renderActions }] : columns}
          items={items}
          keyOf={keyOf}
        />
      )}
      <p className="actions">
        {hasMore && (
          <Button variant="secondary" disabled={isPending} onClick={more}>
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
