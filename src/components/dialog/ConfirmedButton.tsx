import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Button, type ButtonLook } from '@/components/buttons/Button'
import type { Question } from './ConfirmDialog'

/** Asks in place; focus starts on the careful answer. */
export function ConfirmedButton({
  question,
  onConfirm,
  look = 'quiet',
  isPending = false,
  children,
}: {
  question: Omit<Question, 'title'> | null
  onConfirm: () => void
  look?: ButtonLook
  isPending?: boolean
  children: ReactNode
}) {
  const id = useId()
  const [isAsking, setIsAsking] = useState<boolean | null>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (isAsking !== null) button.current?.focus()
  }, [isAsking])

  if (!question || !isAsking) {
    return (
      <Button
        ref={button}
        look={look}
        isPending={isPending}
        onClick={() => (question ? setIsAsking(true) : onConfirm())}
      >
        {children}
      </Button>
    )
  }
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id}>{question.text}</p>
      <p className="actions">
        <Button ref={button} look="secondary" onClick={() => setIsAsking(false)}>
          {question.no}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            setIsAsking(null)
            onConfirm()
          }}
        >
          {question.yes}
        </Button>
      </p>
    </div>
  )
}
