import { useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { LinkedText } from '@/components/buttons/LinkedText'
import { Status } from '@/components/form/Form'
import { useAction } from '@/components/form/useAction'
import { DetailList } from '@/components/page/DetailList'
import { TextList } from '@/components/page/TextList'
import { paths } from '@/config/paths'
import organisation from '@/content/facts/organisation.json'
import { everyMonthTexts as texts } from '@/content/texts/everyMonth'
import { loadAwaited } from '@/services/call'
import styles from './giving.module.css'

/** M-Pesa's standing order, and a reminder that leads back to this page. */
export function EveryMonth({ amount }: { amount: number | null }) {
  const { till } = organisation
  const [isMade, setIsMade] = useState(false)
  const { run, isPending, failure } = useAction(async () => {
    setIsMade(false)
    const { saveReminder } = await loadAwaited(() => import('./reminder'))
    saveReminder(amount)
    setIsMade(true)
  })
  return (
    <details className={`card ${styles.monthly}`}>
      <summary>{texts.title}</summary>
      {till && (
        <>
          <TextList as="ol" className="numbered" texts={texts.steps(till)} />
          <DetailList canCopy details={[{ label: 'Till number', value: till.number }]} />
          <p>{texts.ratiba}</p>
          <p>
            <LinkedText text={texts.noName} to={paths.contact} />
          </p>
        </>
      )}
      <p>{texts.reminder}</p>
      <p className="actions">
        <Button variant="secondary" isPending={isPending} onClick={() => run()}>
          {texts.download(amount)}
        </Button>
      </p>
      <Status tone={failure ? 'error' : 'success'}>
        {failure ? texts.notMade : isMade && texts.made}
      </Status>
    </details>
  )
}
