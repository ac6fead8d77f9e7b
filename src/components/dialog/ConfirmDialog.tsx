import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/buttons/Button'
import styles from './dialog.module.css'

export interface Question {
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly no: string
}

/** Render `dialog` anywhere; `confirm` resolves with the answer. */
export function useConfirm(question: Question) {
  const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null)
  return {
    confirm: () =>
      new Promise<boolean>((resolve) => {
        setAnswer(() => (confirmed: boolean) => {
          setAnswer(null)
          resolve(confirmed)
        })
      }),
    dialog: answer && <ConfirmDialog question={question} onAnswer={answer} />,
  }
}

/** The focus starts on the careful answer; Esc gives the same one. */
function ConfirmDialog({
  question: { title, text, yes, no },
  onAnswer,
}: {
  question: Question
  onAnswer: (confirmed: boolean) => void
}) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const careful = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    dialog.current?.showModal()
    careful.current?.focus()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      closedby="any"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={({ currentTarget }) => onAnswer(currentTarget.returnValue === 'yes')}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      <p className="actions">
        <Button variant="quiet" onClick={() => dialog.current?.close('yes')}>
          {yes}
        </Button>
        <Button ref={careful} onClick={() => dialog.current?.close()}>
          {no}
        </Button>
      </p>
    </dialog>
  )
}
