import { useState } from 'react'
import { Button } from './Button'
import styles from './button.module.css'

/**
 * `label` names what is copied, such as 'the till number'. Browsers inside other apps may refuse. Then the text is
 * shown, since it may stand nowhere else.
 */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setIsCopied] = useState<boolean | null>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      setIsCopied(false)
    }
  }

  return (
    <>
      <Button variant="quiet" onClick={() => void copy()}>
        Copy <span className="visually-hidden">{label}</span>
      </Button>{' '}
      <output>
        {isCopied && 'Copied'}
        {isCopied === false && 'Please press and hold the text to copy it'}
      </output>
      {isCopied === false && <span className={styles.toCopy}>{text}</span>}
    </>
  )
}
