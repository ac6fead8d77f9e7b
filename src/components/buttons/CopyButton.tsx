import { useState } from 'react'
import { Button } from './Button'

/** `label` names what is copied, such as 'the till number'. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('Copied')
    } catch {
      setOutcome('Please press and hold the text to copy it')
    }
  }

  return (
    <>
      <Button variant="quiet" onClick={() => void copy()}>
        Copy <span className="visually-hidden">{label}</span>
      </Button>{' '}
      <output>{outcome}</output>
    </>
  )
}
