import { createContext, use, useState, type ReactNode } from 'react'
import { RowButton } from '@/staff/pages/list/Row'
import { RowContext, type Row } from '@/staff/pages/list/useRows'

interface Closing {
  readonly onDone: (said?: ReactNode) => void
  readonly onClose: () => void
}

const ClosingContext = createContext<Closing | null>(null)

export function useClosing(): Closing {
  const closing = use(ClosingContext)
  if (!closing) throw new Error('Only in the dialog of a button')
  return closing
}

/** What happens to the row once it is done. */
type Then = 'changes' | 'goes' | 'stays'

/** Opens a dialog, perhaps about a row. */
export function DialogButton({
  row: then = 'changes',
  onClose,
  children,
  ...button
}: Omit<Parameters<typeof RowButton>[0], 'onClick'> & {
  row?: Then
  /** Done or not. */
  onClose?: () => void
  children: ReactNode
}) {
  const row = use(RowContext)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    setIsOpen(false)
    onClose?.()
  }
  const closing = closingOf(close, row, then)
  return (
    <>
      <RowButton {...button} onClick={() => setIsOpen(true)} />
      {isOpen && <ClosingContext value={closing}>{children}</ClosingContext>}
    </>
  )
}

function closingOf(close: () => void, row: Row | null, then: Then): Closing {
  return {
    onClose: close,
    onDone: (said) => {
      close()
      if (then === 'changes') row?.refresh(said)
      if (then === 'goes') row?.drop()
    },
  }
}
