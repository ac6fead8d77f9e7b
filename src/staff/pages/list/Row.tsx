import { Children, useState, type ReactNode } from 'react'
import { Button } from '@/components/buttons/Button'
import { Status } from '@/components/form/Form'
import { useAction } from '@/components/form/useAction'
import type { Failure } from '@/domain/failure'
import { rowTexts, staffAdvice } from '@/staff/content/desk'
import styles from './list.module.css'
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

/** Names its row to screen readers. */
export function RowButton({
  label,
  about,
  isGrave = false,
  variant = 'text',
  ...button
}: Pick<Parameters<typeof Button>[0], 'id' | 'variant' | 'disabled' | 'onClick'> & {
  label: string
  about: string
  isGrave?: boolean
}) {
  return (
    <Button
      {...button}
      variant={variant}
      className={isGrave ? styles.grave : undefined}
      aria-label={`${label} ${about}`}
    >
      {label}
    </Button>
  )
}

/** All but the next thing to do; on a phone it unfolds brief columns, too. */
export function RowMore({ about, children }: { about: string; children: ReactNode }) {
  return (
    Children.toArray(children).length > 0 && (
      <details className={styles.more}>
        <summary aria-label={`${rowTexts.more} ${about}`}>{rowTexts.more}</summary>
        <div className={styles.buttons}>{children}</div>
      </details>
    )
  )
}

export function RowFailure({ failure }: { failure: Failure | null }) {
  return failure && <Status tone="error">{[rowTexts.failed, staffAdvice(failure)]}</Status>
}

export function RowSuccess({ children }: { children: string }) {
  return <Status tone="success">{children || null}</Status>
}
