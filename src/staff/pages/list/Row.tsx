import { Children, use, useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '@/components/buttons/Button'
import { Status } from '@/components/form/Form'
import { useAction } from '@/components/form/useAction'
import { neededContext } from '@/context/neededContext'
import { Failure } from '@/domain/failure'
import { failedText, rowTexts } from '@/staff/content/desk'
import { PartlyDone } from '@/staff/domain/partlyDone'
import { useTellLeft } from '@/staff/pages/useTellLeft'
import styles from './list.module.css'
import type { Item } from './StaffTable'
import type { Pages } from './usePages'

/** Acts on one row at a time, which may be about several items. */
export function useRows<T extends Item>({ isPending, refresh, drop }: Pages<T>) {
  const [last, setLast] = useState('')
  const [said, setSaid] = useState<ReactNode>(null)
  const tellLeft = useTellLeft()
  const action = useAction<(isStillHere: () => boolean) => Promise<void>>((act, isStillHere) =>
    act(isStillHere),
  )
  return {
    said,
    failureOf: (key: string) => (key === last ? action.failure : null),
    rowOf: (items: readonly T[], key: string, about: string) => ({
      /** The row's name, for screen readers. */
      about,
      /** True while the list loads or acts on any of its rows. */
      isBusy: action.isPending || isPending,
      /** Acts, fetches the row again, and says so above the list. A resolved text replaces `says`. */
      run: (act: () => Promise<string | void>, says: string) =>
        action.run(async (isStillHere) => {
          setLast(key)
          setSaid(null)
          const instead = await tellLeft(act(), isStillHere).catch(async (failure: unknown) => {
            // A colleague may have been faster, or some of it is done: the row shows it.
            if (failure instanceof Failure && mayChangeRow(failure) && isStillHere())
              await refresh(items)
            throw failure
          })
          if (!isStillHere()) return
          await refresh(items)
          setSaid(instead || says)
        }),
      /** Fetches the row again after a dialog has changed it. */
      refresh: (says: ReactNode = null) => {
        setSaid(says)
        void refresh(items)
      },
      /** Takes the row off the list once it is deleted. */
      drop: () => drop(items),
    }),
  }
}

export const [RowContext, useRow] =
  neededContext<ReturnType<ReturnType<typeof useRows>['rowOf']>>('Only in a row of a list')

type RowButtonProps = Omit<
  ComponentProps<typeof Button>,
  'children' | 'className' | 'aria-label'
> & {
  label: string
  /** The row's name, for screen readers. */
  about?: string
  /** What screen readers say instead of the label and the row. */
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

/** Acts at once, without a dialog. */
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

/** All actions but the next one. On a phone it unfolds brief columns too. */
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

const mayChangeRow = (failure: Failure) =>
  failure.code === 'refused' || failure instanceof PartlyDone

export function RowFailure({ failure }: { failure: Failure | null }) {
  if (!failure) return null
  const { refused, failed } = rowTexts
  return (
    <Status tone="error">
      {failure.code === 'refused' && !(failure instanceof PartlyDone)
        ? refused
        : failedText(failed, failure)}
    </Status>
  )
}
