import { useRef, useState } from 'react'
import { Failure } from '@/domain/failure'
import type { ConfirmDialog, Question } from './ConfirmDialog'

/**
 * Asks before something that cannot be taken back: `confirm` resolves with the answer, and rejects
 * with a Failure when the dialog cannot be fetched. Put `dialog` anywhere on the page.
 */
export function useConfirm(question: Question) {
  const [Dialog, setDialog] = useState<typeof ConfirmDialog | null>(null)
  const answer = useRef<(confirmed: boolean) => void>(() => undefined)

  async function confirm() {
    const { ConfirmDialog: loaded } = await import('./ConfirmDialog').catch((cause: unknown) => {
      throw new Failure('no-connection', { cause })
    })
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
