import { useState } from 'react'

/** A question about one row of a list; `done` once the answer is carried out. */
export function useQuestion<T>(done: (about: T) => void) {
  const [about, ask] = useState<T | null>(null)
  const onClose = () => ask(null)
  const onDone = () => {
    onClose()
    if (about !== null) done(about)
  }
  return { about, ask, closing: { onDone, onClose } }
}
