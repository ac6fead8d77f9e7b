import { Button } from '@/components/buttons/Button'
import { useAction } from '@/components/form/useAction'
import { PartState } from '@/staff/pages/PartState'
import { saveCsv } from './saveTextFile'
import { StaffTable, type Column } from './StaffTable'
import type { Pages } from './usePages'

export function StaffList<T>({
  label,
  columns,
  pages,
  keyOf,
  empty,
  fileName,
}: {
  label: string
  columns: readonly Column<T>[]
  pages: Pages<T>
  keyOf: (item: T) => string
  empty: string
  /** Without extension. */
  fileName: string
}) {
  const { items, hasMore, more, isPending, failure, retry } = pages
  const file = useAction(async () => saveCsv(fileName, columns, await pages.all()))
  return (
    <>
      <PartState isPending={isPending} failure={failure} retry={retry} />
      {!failure && <PartState isPending={false} failure={file.failure} />}
      {items?.length === 0 && <p>{empty}</p>}
      {items && items.length > 0 && (
        <StaffTable label={label} columns={columns} items={items} keyOf={keyOf} />
      )}
      <p className="actions">
        {hasMore && (
          <Button variant="secondary" disabled={isPending} onClick={more}>
            Show more
          </Button>
        )}
        {items && items.length > 0 && (
          <Button variant="secondary" disabled={file.isPending} onClick={() => file.run()}>
            Download as CSV
          </Button>
        )}
      </p>
    </>
  )
}
