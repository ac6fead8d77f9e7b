import { useState } from 'react'
import { useAction } from '@/components/form/useAction'
import type { Pages } from './usePages'

interface Step<T> {
  readonly row: string
  readonly item: T
  /** A resolved text replaces `said`. */
  readonly act: () => Promise<string | void>
  readonly said: string
}

/** Acts on one row, then fetches it again. */
export function useRowAction<T>({ refresh, isPending }: Pick<Pages<T>, 'refresh' | 'isPending'>) {
  const [row, setRow] = useState('')
  const [said, setSaid] = useState('')
  const action = useAction<Step<T>>(async (step, isStillHere) => {
    setRow(step.row)
    setSaid('')
    const instead = await step.act()
    if (!isStillHere()) return
    await refresh(step.item)
    setSaid(instead || step.said)
  })
  return {
    run: action.run,
    /** Disables the other rows. */
    isBusy: action.isPending || isPending,
    failureOf: (asked: string) => (asked === row ? action.failure : null),
    said,
  }
}
