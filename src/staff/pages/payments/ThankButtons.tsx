import { Button } from '@/components/buttons/Button'
import { thanksTexts as texts } from '@/staff/content/payments'
import type { Account } from '@/domain/members/account'
import { RowFailure, useRowAction } from '@/staff/pages/list/Row'
import { clockText } from '@/staff/pages/list/timeText'
import type { Pages } from '@/staff/pages/list/usePages'
import {
  canUndo,
  markThanked,
  unmarkThanked,
  type Thanked,
  type Thanks,
} from '@/staff/services/thanks'

interface Asked<T> {
  readonly row: string
  readonly item: T
  readonly ids: readonly string[]
  readonly said: string
}

/** Marked by hand, since an opened draft may never be sent. */
export function useThanking<T>(staff: Account, pages: Pick<Pages<T>, 'refresh' | 'isPending'>) {
  const { run, ...state } = useRowAction<T>(pages)
  return {
    ...state,
    staff,
    mark: ({ ids, nameOf, ...step }: Asked<T> & { nameOf: (id: string) => string }) =>
      run({ ...step, act: async () => alreadyThankedText(await markThanked(ids, staff), nameOf) }),
    undo: ({ ids, ...step }: Asked<T>) => run({ ...step, act: () => unmarkThanked(ids, staff) }),
  }
}

export function ThankButtons<T>({
  thanking: { staff, isBusy, mark, undo, failureOf },
  row,
  item,
  name,
  gifts,
}: {
  thanking: ReturnType<typeof useThanking<T>>
  row: string
  item: T
  name: string
  gifts: readonly Thanked[]
}) {
  const open = gifts.filter(({ thanks }) => thanks === null).map(({ id }) => id)
  const undoable = gifts.filter(({ thanks }) => canUndo(thanks, staff)).map(({ id }) => id)
  return (
    <>
      {open.length > 0 && (
        <Button
          variant="secondary"
          disabled={isBusy}
          aria-label={`${texts.mark}: ${name}`}
          onClick={() =>
            mark({ row, item, ids: open, nameOf: () => name, said: texts.noted(name) })
          }
        >
          {texts.mark}
        </Button>
      )}
      {undoable.length > 0 && (
        <Button
          variant="text"
          disabled={isBusy}
          aria-label={`${texts.undo}: ${name}`}
          onClick={() => undo({ row, item, ids: undoable, said: texts.undone(name) })}
        >
          {texts.undo}
        </Button>
      )}
      <RowFailure failure={failureOf(row)} />
    </>
  )
}

/** '' if nobody else was first. */
function alreadyThankedText(others: Thanks, nameOf: (id: string) => string): string {
  const byName = new Map([...others].map(([id, signature]) => [nameOf(id), signature]))
  return [...byName]
    .map(([name, { byEmail, at }]) => texts.already(name, byEmail, clockText(at)))
    .join('. ')
}
