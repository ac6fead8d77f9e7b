import { thanksTexts } from '@/staff/content/payments'
import { RowAction } from '@/staff/pages/list/Row'
import { clockText } from '@/staff/domain/days'
import { useDesk } from '@/staff/pages/useDesk'
import { canUndo } from '@/staff/services/storeOnce'
import { markThanked, unmarkThanked, type Thanked, type Thanks } from '@/staff/services/thanks'

/** Marked by hand, since an opened draft may never be sent. */
export function ThankButtons({
  gifts,
  nameOf,
  words,
  about = '',
}: {
  gifts: readonly Thanked[]
  /** Of the giver, by the gift's id. */
  nameOf: (id: string) => string
  words: Readonly<Record<'mark' | 'noted' | 'undo' | 'undone', string>>
  /** For screen readers, if the words do not say it. */
  about?: string
}) {
  const { staff } = useDesk()
  const open = gifts.filter(({ thanks }) => thanks === null).map(({ id }) => id)
  const undoable = gifts.filter(({ thanks }) => canUndo(thanks, staff)).map(({ id }) => id)
  const spoken = (word: string) => (about ? `${word}: ${about}` : word)
  return (
    <>
      {open.length > 0 && (
        <RowAction
          variant="secondary"
          label={words.mark}
          spoken={spoken(words.mark)}
          act={async () => alreadyThankedText(await markThanked(open, staff), nameOf)}
          said={words.noted}
        />
      )}
      {undoable.length > 0 && (
        <RowAction
          label={words.undo}
          spoken={spoken(words.undo)}
          act={() => unmarkThanked(undoable, staff)}
          said={words.undone}
        />
      )}
    </>
  )
}

export function ThankOne({ name, gifts }: { name: string; gifts: readonly Thanked[] }) {
  return (
    <ThankButtons gifts={gifts} nameOf={() => name} words={thanksTexts.marks(name)} about={name} />
  )
}

/** '' if nobody else was first. */
function alreadyThankedText(others: Thanks, nameOf: (id: string) => string): string {
  const byName = new Map([...others].map(([id, signature]) => [nameOf(id), signature]))
  return [...byName]
    .map(([name, { byEmail, at }]) => thanksTexts.already(name, byEmail, clockText(at)))
    .join('. ')
}
