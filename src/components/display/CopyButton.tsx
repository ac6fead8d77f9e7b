import { useState } from 'react'
import { buttonClass } from './buttonClass'

/** Copies a text and says whether it did. `label` names what is copied: 'Copy' + 'the till number'. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      // Refused, or not there: browsers offer the clipboard on https only.
      setOutcome('failed')
    }
  }

  return (
    <>
      <button type="button" className={buttonClass('quiet')} onClick={() => void copy()}>
        Copy <span className="visually-hidden">{label}</span>
      </button>
      <output>
        {outcome === 'copied' && 'Copied'}
        {outcome === 'failed' && 'Please press and hold the text to copy it'}
      </output>
    </>
  )
}
