import { useState, type ReactNode } from 'react'
import { useAction } from '@/components/form/useAction'
import { neededContext } from '@/context/neededContext'
import type { Pages } from './usePages'

export interface Row {
  /** Its name, for screen readers. */
  readonly about: string
  /** While the list acts on any of its rows. */
  readonly isBusy: boolean
  /** Acts, fetches the row again, and says so above the list. A resolved text replaces `said`. */
  readonly run: (act: () => Promise<string | void>, said: string) => void
  /** Fetches it again after what a dialog did. */
  readonly refresh: (said?: ReactNode) => void
  /** It is gone. */
  readonly drop: () => void
}

export const [RowContext, useRow] = neededContext<Row>('Only in a row of a list')

/** Of what is fetched as one list. */
export type Refreshing<T> = Pick<Pages<T>, 'isPending' | 'refetch'> &
  Partial<Pick<Pages<T>, 'refresh' | 'drop'>>

/** Acts on one row at a time. */
export function useRows<T>({
  isPending,
  refetch,
  refresh = async () => refetch(),
  drop = refetch,
}: Refreshing<T>) {
  const [last, setLast] = useState('')
  const [said, setSaid] = useState<ReactNode>(null)
  const action = useAction<{
    key: string
    item: T
    act: () => Promise<string | void>
    says: string
  }>(async ({ key, item, act, says }, isStillHere) => {
    setLast(key)
    setSaid(null)
    const instead = await act()
    if (!isStillHere()) return
    await refresh(item)
    setSaid(instead || says)
  })
  return {
    said,
    failureOf: (key: string) => (key === last ? action.failure : null),
    rowOf: (item: T, key: string, about: string): Row => ({
      about,
      isBusy: action.isPending || isPending,
      run: (act, says) => action.run({ key, item, act, says }),
      refresh: (says = null) => {
        setSaid(says)
        void refresh(item)
      },
      drop: () => drop(item),
    }),
  }
}
