import { useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { useAction } from '@/components/form/useAction'
import { giversTexts } from '@/staff/content/givers'
import type { Account } from '@/domain/members/account'
import { giftsToThank, type Gift, type Giver } from '@/staff/domain/givers'
import { PartState } from '@/staff/pages/PartState'
import { RowFailure } from '@/staff/pages/list/Row'
import { saveCsv } from '@/staff/pages/list/saveTextFile'
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
  /** As in the file. */
  const [inFile, setInFile] = useState<readonly Giver[] | null>(null)
  const file = useAction(async (_: void, isStillHere) => {
    // Somebody may have been thanked meanwhile.
    const update = await reloadThanks(listed)
    if (!isStillHere()) return
    onReload(update)
    const open = listed
      .map((giver) => ({ ...giver, gifts: update(giver.gifts) }))
      .filter((giver) => giftsToThank(giver).length > 0)
    if (open.length > 0) saveCsv(`givers-to-thank-${year}`, mergeColumns, open)
    setInFile(open)
  })
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
      {inFile?.length === 0 && <p role="status">{texts.nobody}</p>}
      {inFile && inFile.length > 0 && (
        <MarkAll inFile={inFile} givers={givers} thanking={thanking} staff={staff} />
      )}
      <RowFailure failure={thanking.failureOf(row)} />
    </section>
  )
}

function MarkAll({
  inFile,
  givers,
  thanking,
  staff,
}: Pick<Parameters<typeof MailMerge>[0], 'givers' | 'thanking' | 'staff'> & {
  inFile: readonly Giver[]
}) {
  const count = inFile.length
  const names = new Map(
    inFile.flatMap((giver) =>
      giftsToThank(giver).map(({ record }) => [record.id, nameText(giver)]),
    ),
  )
  const now = givers.flatMap(({ gifts }) => toThanked(gifts)).filter(({ id }) => names.has(id))
  const open = now.filter(({ thanks }) => thanks === null).map(({ id }) => id)
  const undoable = now.filter(({ thanks }) => canUndo(thanks, staff)).map(({ id }) => id)
  const step = { row, item: inFile }
  return (
    <>
      <p role="status">{open.length > 0 ? texts.lead(count) : texts.allMarked}</p>
      <p className="actions">
        {open.length > 0 && (
          <Button
            disabled={thanking.isBusy}
            onClick={() =>
              thanking.mark({
                ...step,
                ids: open,
                nameOf: (id) => names.get(id) ?? '',
                said: texts.noted(count),
              })
            }
          >
            {texts.mark(count)}
          </Button>
        )}
        {undoable.length > 0 && (
          <Button
            variant="text"
            disabled={thanking.isBusy}
            onClick={() => thanking.undo({ ...step, ids: undoable, said: texts.undone(count) })}
          >
            {texts.undo(count)}
          </Button>
        )}
      </p>
    </>
  )
}
