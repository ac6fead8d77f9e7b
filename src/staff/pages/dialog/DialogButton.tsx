import Button from '@mui/material/Button'
import { useState, type ReactNode } from 'react'

/** `about`: the row, for screen readers. */
export function DialogButton({
  label,
  about,
  children: renderDialog,
}: {
  label: string
  about: string
  children: (close: () => void) => ReactNode
}) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${label} ${about}`}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && renderDialog(() => setIsOpen(false))}
    </>
  )
}
