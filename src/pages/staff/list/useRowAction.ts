import { useState } from 'react'
import { useAction } from '@/components/form/useAction'
import type { Pages } from './usePages'

interface Step {
  readonly row: string
  readonly act: () => Promise<void>
  readonly said: string
}

/** Acts on one row of a list, then fetches the list again. */
export function useRowAction({ again, isPending }: Pick<Pages<unknown>, 'again' | 'isPending'>) {
  const [row, setRow] = useState('')
  const [said, setSaid] = useState('')
  const action = useAction<Step>(async (step, isStillHere) => {
    setRow(step.row)
    setSaid('')
    await step.act()
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
