import { Children, use, type ReactNode } from 'react'
import { Button } from '@/components/buttons/Button'
import { Status } from '@/components/form/Form'
import type { Failure } from '@/domain/failure'
import { rowTexts, staffAdvice } from '@/staff/content/desk'
import styles from './list.module.css'
import { RowContext, useRow } from './useRows'

type RowButtonProps = Pick<
  Parameters<typeof Button>[0],
  'id' | 'variant' | 'disabled' | 'onClick'
> & {
  label: string
  /** The row, for screen readers. */
  about?: string
  /** To screen readers, instead of the label and the row. */
  spoken?: string | undefined
  isGrave?: boolean
}

export function RowButton({
  label,
  about,
  spoken,
  isGrave = false,
  variant = 'text',
  ...button
}: RowButtonProps) {
  const row = use(RowContext)
  const name = about ?? row?.about
  return (
    <Button
      {...button}
      variant={variant}
      className={isGrave ? styles.grave : undefined}
      aria-label={spoken ?? (name && `${label} ${name}`)}
    >
      {label}
    </Button>
  )
}

/** Acts at once. */
export function RowAction({
  act,
  said,
  ...button
}: Omit<RowButtonProps, 'disabled' | 'onClick'> & {
  act: () => Promise<string | void>
  said: string
}) {
  const { isBusy, run } = useRow()
  return <RowButton {...button} disabled={isBusy} onClick={() => run(act, said)} />
}

/** All but the next thing to do; on a phone it unfolds brief columns, too. */
export function RowMore({ children }: { children: ReactNode }) {
  const { about } = useRow()
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
