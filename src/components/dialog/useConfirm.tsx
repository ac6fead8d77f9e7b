import { useRef, useState, type ReactNode } from 'react'
import { Failure } from '@/domain/failure'
import type { ConfirmDialog, Question } from './ConfirmDialog'

/**
 * Asks before something that cannot be taken back: `confirm` resolves with the answer, and rejects
 * with a Failure when the dialog cannot be fetched. Put `dialog` anywhere on the page.
 */
export function useConfirm(question: Question): {
  readonly confirm: () => Promise<boolean>
  readonly dialog: ReactNode
} {
  const [Dialog, setDialog] = useState<typeof ConfirmDialog | null>(null)
  const answer = useRef<(confirmed: boolean) => void>(() => undefined)

  async function confirm() {
    const loaded = await fetchDialog()
    return new Promise<boolean>((resolve) => {
      answer.current = (confirmed) => {
        setDialog(null)
        resolve(confirmed)
      }
      setDialog(() => loaded)
    })
  }

  return {
    confirm,
    dialog: Dialog && <Dialog question={question} onAnswer={(yes) => answer.current(yes)} />,
  }
}

async function fetchDialog() {
  try {
    return (await import('./ConfirmDialog')).ConfirmDialog
  } catch (cause) {
    throw new Failure('no-connection', { cause })
  }
}
