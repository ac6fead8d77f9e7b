import { useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { Status } from '@/components/form/Form'
import { useAction } from '@/components/form/useAction'
import { giversTexts } from '@/staff/content/givers'
import { giftsToThank, type Giver } from '@/staff/domain/givers'
import { RowFailure } from '@/staff/pages/list/Row'
import { saveCsv } from '@/staff/pages/list/StaffTable'
import { RowContext, useRows } from '@/staff/pages/list/useRows'
import { PartState } from '@/staff/pages/PartState'
import { ThankButtons } from '@/staff/pages/payments/ThankButtons'
import { mergeColumns, nameText } from './giverColumns'
import { reloadThanks, type useGivers } from './useGivers'

const texts = giversTexts.merge

/** A file of givers to thank; after mailing, all are marked. */
export function MailMerge({
  year,
  listed,
  all: { givers, change, ...state },
}: {
  year: string
  listed: readonly Giver[]
  all: ReturnType<typeof useGivers>
}) {
  /** As when it was downloaded. */
  const [inFile, setInFile] = useState<readonly Giver[] | null>(null)
  const file = useAction(async (_: void, isStillHere) => {
    // Somebody may have been thanked meanwhile.
    const update = await reloadThanks(listed)
    if (!isStillHere()) return
    change(update)
    const open = listed
      .map((giver) => ({ ...giver, gifts: update(giver.gifts) }))
      .filter((giver) => giftsToThank(giver).length > 0)
    const reached = open.filter(({ email }) => email !== '')
    if (reached.length > 0) saveCsv(`givers-to-thank-${year}`, mergeColumns, reached)
    setInFile(reached)
  })

  const item = inFile ?? []
  const count = item.length
  // No mail reaches them.
  const left = listed.filter((each) => !each.email && giftsToThank(each).length > 0).length
  const names = new Map(
    item.flatMap((giver) => giftsToThank(giver).map(({ id }) => [id, nameText(giver)])),
  )
  const now = (givers ?? []).flatMap(({ gifts }) => gifts).filter(({ id }) => names.has(id))
  const open = now.filter(({ thanks }) => thanks === null)
  const { said, rowOf, failureOf } = useRows<readonly Giver[]>({
    ...state,
    refresh: (those) => state.refresh(...those),
  })
  const row = rowOf(item, 'merge', '')

  return (
    <section aria-label={texts.download}>
      <p className="actions">
        <Button
          variant="secondary"
          disabled={file.isPending || row.isBusy}
          onClick={() => file.run()}
        >
          {texts.download}
        </Button>
      </p>
      <PartState isPending={file.isPending} failure={file.failure} />
      {inFile && (
        <p role="status">
          {left > 0 && `${texts.left(left)} `}
          {inFileText(count, open.length, left)}
        </p>
      )}
      {count > 0 && (
        <p className="actions">
          <RowContext value={row}>
            <ThankButtons
              gifts={now}
              nameOf={(id) => names.get(id) ?? ''}
              words={texts.marks(count)}
            />
          </RowContext>
        </p>
      )}
      <Status tone="success">{said}</Status>
      <RowFailure failure={failureOf('merge')} />
    </section>
  )
}

function inFileText(count: number, open: number, left: number): string {
  if (count === 0) return left > 0 ? '' : texts.nobody
  return open > 0 ? texts.lead(count) : texts.allMarked
}
