import { useState } from 'react'
import { useAction } from '@/components/form/useAction'
import type { Failure } from '@/domain/failure'
import type { Pages } from './usePages'

interface Step<Input> {
  readonly row: string
  readonly input: Input
  /** The sentence once it is done. */
  readonly said: string
}

/** Does something to one row of a list, and fetches the list again. */
export function useRowAction<Input>(
  { again, isPending }: Pick<Pages<unknown>, 'again' | 'isPending'>,
  act: (input: Input) => Promise<void>,
): {
  readonly run: (step: Step<Input>) => void
  /** While it or the list is under way, no other row may be touched. */
  readonly isBusy: boolean
  readonly failureOf: (row: string) => Failure | null
  /** The sentence of the last success; '' before. */
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
