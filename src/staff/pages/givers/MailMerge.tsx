import { useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { Status } from '@/components/form/Form'
import { useAction } from '@/components/form/useAction'
import { giversTexts } from '@/staff/content/givers'
import { giftsToThank, type Giver } from '@/staff/domain/givers'
import { RowContext, RowFailure, useRows } from '@/staff/pages/list/Row'
import { saveCsv } from '@/staff/pages/list/StaffTable'
import type { Pages } from '@/staff/pages/list/usePages'
import { PartState } from '@/staff/pages/PartState'
import { ThankButtons } from '@/staff/pages/payments/Thanks'
import { reloadThanks } from '@/staff/services/givers'
import { mergeColumns, nameText } from './giverRow'

const texts = giversTexts.merge

/** A file of givers to thank, who can all be marked after mailing. */
export function MailMerge({
  year,
  listed,
  pages,
}: {
  year: string
  listed: readonly Giver[]
  pages: Pages<Giver>
}) {
  /** The givers in the file, as they were when it was downloaded. */
  const [inFile, setInFile] = useState<readonly Giver[] | null>(null)
  const file = useAction(async (_: void, isStillHere) => {
    // Somebody may have been thanked meanwhile.
    const now = await reloadThanks(listed)
    if (!isStillHere()) return
    pages.replace(listed, now)
    const reached = now.filter((giver) => giver.email !== '' && giftsToThank(giver).length > 0)
    if (reached.length > 0) saveCsv(`givers-to-thank-${year}`, mergeColumns, reached)
    setInFile(reached)
  })

  const count = inFile?.length ?? 0
  // They have no email address.
  const left = listed.filter((each) => !each.email && giftsToThank(each).length > 0).length
  const names = new Map(
    inFile?.flatMap((giver) => giftsToThank(giver).map(({ id }) => [id, nameText(giver)])),
  )
  const those = (pages.items ?? []).filter(({ gifts }) => gifts.some(({ id }) => names.has(id)))
  const now = those.flatMap(({ gifts }) => gifts).filter(({ id }) => names.has(id))
  const open = now.filter(({ thanks }) => thanks === null)
  const { said, rowOf, failureOf } = useRows(pages)
  const row = rowOf(those, 'merge', '')

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
