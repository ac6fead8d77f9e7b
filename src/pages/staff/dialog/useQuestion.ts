import { useState } from 'react'

/** A question about one row of a list, which is fetched `again` once the answer is carried out. */
export function useQuestion<T>(again: () => void) {
  const [about, ask] = useState<T | null>(null)
  const onClose = () => ask(null)
  const onDone = () => {
    onClose()
    again()
  }
  return { about, ask, closing: { onDone, onClose } }
}
