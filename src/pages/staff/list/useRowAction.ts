import { useState } from 'react'
import { useAction } from '@/components/form/useAction'
import type { Failure } from '@/domain/failure'
import type { Pages } from './usePages'

interface Step<Input> {
  /** The row that it is done to. */
  readonly row: string
  readonly input: Input
  /** What to say once it is done. */
  readonly said: string
}

/** Something that is done to one row of a list, which is then fetched anew. */
export function useRowAction<Input>(
  { again, isPending }: Pick<Pages<unknown>, 'again' | 'isPending'>,
  act: (input: Input) => Promise<void>,
): {
  readonly run: (step: Step<Input>) => void
  /** While it or the list is under way: no other row is to be touched. */
  readonly isBusy: boolean
  /** Why it failed for this row, the last time. */
  readonly failureOf: (row: string) => Failure | null
  /** What to say of the last one that worked; '' before. */
  readonly said: string
} {
  const [row, setRow] = useState('')
  const [said, setSaid] = useState('')
  const action = useAction<Step<Input>>(async (step, isStillHere) => {
    setRow(step.row)
    setSaid('')
    await act(step.input)
    if (!isStillHere()) return
    setSaid(step.said)
    again()
  })
  return {
    run: action.run,
    isBusy: action.isPending || isPending,
    failureOf: (asked) => (asked === row ? action.failure : null),
    said,
  }
}
