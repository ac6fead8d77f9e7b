import { useState } from 'react'
import { useAction } from '@/components/form/useAction'
import type { Pages } from './usePages'

interface Step<Input> {
  readonly row: string
  readonly input: Input
  readonly said: string
}

/** Acts on one row of a list, then fetches the list again. */
export function useRowAction<Input>(
  { again, isPending }: Pick<Pages<unknown>, 'again' | 'isPending'>,
  act: (input: Input) => Promise<void>,
) {
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
    /** No other row may be touched meanwhile. */
    isBusy: action.isPending || isPending,
    failureOf: (asked: string) => (asked === row ? action.failure : null),
    said,
  }
}
