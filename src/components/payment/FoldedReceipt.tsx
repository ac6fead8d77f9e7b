import { useEffect, useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { Status } from '@/components/form/Form'
import { useAction } from '@/components/form/useAction'
import { receiptTexts, type ReceiptInput } from '@/content/texts/receipt'
import { noConnection } from '@/domain/failure'
import styles from './kept.module.css'

const load = () => import('./Receipt').catch(noConnection)

/** Fetched as soon as it can be opened, since the payer may be offline later. */
export function FoldedReceipt({ describedBy, ...said }: ReceiptInput & { describedBy?: string }) {
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof load>> | null>(null)
  const { run, isPending, failure } = useAction(async () => setOpened(await load()))
  useEffect(() => void load().catch(() => undefined), [])
  return (
    <div className={styles.folded}>
      <Button
        variant="quiet"
        isPending={isPending}
        aria-describedby={describedBy}
        aria-expanded={opened !== null}
        onClick={() => (opened ? setOpened(null) : run())}
      >
        {opened ? 'Hide the receipt' : 'Show the receipt'}
      </Button>
      <Status tone="error">{failure && receiptTexts.notFetched}</Status>
      {opened && <opened.Receipt {...said} />}
    </div>
  )
}
