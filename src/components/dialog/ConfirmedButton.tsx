import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Button, type ButtonVariant } from '@/components/buttons/Button'
import type { Question } from './ConfirmDialog'

/** Asks in the button's place; the focus starts on the careful answer. */
export function ConfirmedButton({
  question,
  onConfirm,
  variant = 'quiet',
  isPending = false,
  children,
}: {
  question: Omit<Question, 'title'> | null
  onConfirm: () => void
  variant?: ButtonVariant
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
        variant={variant}
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
        <Button ref={button} variant="secondary" onClick={() => setIsAsking(false)}>
          {question.no}
        </Button>
        <Button
          variant="quiet"
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
