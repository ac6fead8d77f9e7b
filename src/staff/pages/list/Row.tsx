import { Children, use, useState, type ReactNode } from 'react'
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
  /** To screen readers, instead of the label and the row's name. */
  spoken?: string
  isGrave?: boolean
}

export function RowButton({
  label,
  spoken,
  isGrave = false,
  variant = 'text',
  ...button
}: RowButtonProps) {
  const { about } = useRow()
  return (
    <Button
      {...button}
      variant={variant}
      className={isGrave ? styles.grave : undefined}
      aria-label={spoken ?? `${label} ${about}`}
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

interface Closing {
  readonly onDone: (said?: ReactNode) => void
  readonly onClose: () => void
}

/** Opens a dialog about its row. */
export function RowQuestion({
  removes = false,
  children: renderDialog,
  ...button
}: Omit<RowButtonProps, 'onClick'> & {
  /** Afterwards the row is gone. */
  removes?: boolean
  children: (closing: Closing) => ReactNode
}) {
  const { refresh, drop } = useRow()
  const [isOpen, setIsOpen] = useState(false)
  const onClose = () => setIsOpen(false)
  const onDone = (said?: ReactNode) => {
    onClose()
    if (removes) drop()
    else refresh(said)
  }
  return (
    <>
      <RowButton {...button} onClick={() => setIsOpen(true)} />
      {isOpen && renderDialog({ onDone, onClose })}
    </>
  )
}

/** All but the next thing to do; on a phone it unfolds brief columns, too. */
export function RowMore({ about, children }: { about?: string; children: ReactNode }) {
  const row = use(RowContext)
  return (
    Children.toArray(children).length > 0 && (
      <details className={styles.more}>
        <summary aria-label={`${rowTexts.more} ${about ?? row?.about}`}>{rowTexts.more}</summary>
        <div className={styles.buttons}>{children}</div>
      </details>
    )
  )
}

export function RowFailure({ failure }: { failure: Failure | null }) {
  return failure && <Status tone="error">{[rowTexts.failed, staffAdvice(failure)]}</Status>
}
