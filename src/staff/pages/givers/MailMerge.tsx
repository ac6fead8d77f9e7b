import { useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { useAction } from '@/components/form/useAction'
import { giversTexts } from '@/staff/content/givers'
import type { Account } from '@/domain/members/account'
import { giftsToThank, type Gift, type Giver } from '@/staff/domain/givers'
import { RowFailure } from '@/staff/pages/list/Row'
import { saveCsv } from '@/staff/pages/list/saveCsv'
import { PartState } from '@/staff/pages/PartState'
import { canUndo } from '@/staff/services/thanks'
import { mergeColumns } from './giverColumns'
import { nameText } from './giverTexts'
import { reloadThanks, toThanked, type useGivers } from './useGivers'

const texts = giversTexts.merge
const row = 'merge'

/** A file of givers to thank; after mailing, all are marked. */
export function MailMerge({
  year,
  givers,
  listed,
  thanking,
  staff,
  onReload,
}: {
  year: string
  givers: readonly Giver[]
  listed: readonly Giver[]
  thanking: ReturnType<typeof useGivers>['thanking']
  staff: Account
  onReload: (update: (gifts: readonly Gift[]) => readonly Gift[]) => void
}) {
  /** As when it was downloaded. */
  const [inFile, setInFile] = useState<readonly Giver[] | null>(null)
  const file = useAction(async (_: void, isStillHere) => {
    // Somebody may have been thanked meanwhile.
    const update = await reloadThanks(listed)
    if (!isStillHere()) return
    onReload(update)
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
    item.flatMap((giver) => giftsToThank(giver).map(({ record }) => [record.id, nameText(giver)])),
  )
  const now = givers.flatMap(({ gifts }) => toThanked(gifts)).filter(({ id }) => names.has(id))
  const open = now.filter(({ thanks }) => thanks === null).map(({ id }) => id)
  const undoable = now.filter(({ thanks }) => canUndo(thanks, staff)).map(({ id }) => id)
  const nameOf = (id: string) => names.get(id) ?? ''
  const mark = () => thanking.mark({ row, item, ids: open, nameOf, said: texts.noted(count) })
  const undo = () => thanking.undo({ row, item, ids: undoable, said: texts.undone(count) })

  return (
    <section aria-label={texts.download}>
      <p className="actions">
        <Button
          variant="secondary"
          disabled={file.isPending || thanking.isBusy}
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
          {open.length > 0 && (
            <Button disabled={thanking.isBusy} onClick={mark}>
              {texts.mark(count)}
            </Button>
          )}
          {undoable.length > 0 && (
            <Button variant="text" disabled={thanking.isBusy} onClick={undo}>
              {texts.undo(count)}
            </Button>
          )}
        </p>
      )}
      <RowFailure failure={thanking.failureOf(row)} />
    </section>
  )
}

function inFileText(count: number, open: number, left: number): string {
  if (count === 0) return left > 0 ? '' : texts.nobody
  return open > 0 ? texts.lead(count) : texts.allMarked
}
