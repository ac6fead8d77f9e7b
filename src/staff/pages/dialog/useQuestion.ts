import { useState } from 'react'

/** `done` is called once the action succeeds. */
export function useQuestion<T>(done: (about: T) => void) {
  const [about, ask] = useState<T | null>(null)
  const onClose = () => ask(null)
  const onDone = () => {
    onClose()
    if (about !== null) done(about)
  }
  return { about, ask, closing: { onDone, onClose } }
}
