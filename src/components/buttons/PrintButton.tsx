import { useState } from 'react'
import { cannotPrint } from '@/content/texts/cannotPrint'
import { Button } from './Button'

/** In browsers inside other apps, `print()` does nothing and reports no error. */
export function PrintButton({ variant }: { variant: 'secondary' | 'quiet' }) {
  const [isIgnored, setIsIgnored] = useState(false)

  function printPage() {
    setIsIgnored(true)
    addEventListener('beforeprint', () => setIsIgnored(false), { once: true })
    print()
  }

  return (
    <span>
      <Button variant={variant} onClick={printPage}>
        Print or save
      </Button>{' '}
      <output className="small on-screen">{isIgnored && cannotPrint}</output>
    </span>
  )
}
