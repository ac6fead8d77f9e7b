import { use, useState, type ReactNode } from 'react'
import { neededContext } from '@/context/neededContext'
import { RowButton, RowContext } from '@/staff/pages/list/Row'

interface Closing {
  readonly onDone: (said?: ReactNode) => void
  /** `hasFailed`: the last try did. */
  readonly onClose: (hasFailed: boolean) => void
}

const [ClosingContext, useClosing] = neededContext<Closing>('Only in the dialog of a button')

export { useClosing }

/** Opens a dialog, perhaps about a row. */
export function DialogButton({
  row: then = 'changes',
  onClose,
  children,
  ...button
}: Omit<Parameters<typeof RowButton>[0], 'onClick'> & {
  /** What happens to the row once it is done. */
  row?: 'changes' | 'goes' | 'stays'
  /** Called whether it was done or not. */
  onClose?: () => void
  children: ReactNode
}) {
  const row = use(RowContext)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    setIsOpen(false)
    onClose?.()
  }
  const leave = (hasFailed: boolean) => {
    close()
    // Something may be stored unheard, or a colleague was faster.
    if (hasFailed && then !== 'stays') row?.refresh()
  }
  const onDone = (said?: ReactNode) => {
    close()
    if (then === 'changes') row?.refresh(said)
    if (then === 'goes') row?.drop()
  }
  return (
    <>
      <RowButton {...button} onClick={() => setIsOpen(true)} />
      {isOpen && <ClosingContext value={{ onClose: leave, onDone }}>{children}</ClosingContext>}
    </>
  )
}
