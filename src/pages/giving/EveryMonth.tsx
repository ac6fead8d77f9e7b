import { ButtonLink } from '@/components/buttons/Button'
import { LinkedText } from '@/components/buttons/LinkedText'
import { useToday } from '@/components/hydration/useToday'
import { DetailList } from '@/components/page/DetailList'
import { TextList } from '@/components/page/TextList'
import { paths } from '@/config/paths'
import { settings } from '@/config/settings'
import organisation from '@/content/facts/organisation.json'
import { everyMonthTexts as texts } from '@/content/texts/everyMonth'
import { icsLink, inAMonth } from '@/domain/calendar/events'
import { formatKsh } from '@/domain/money/money'
import styles from './giving.module.css'

/** M-Pesa's standing order, and a reminder that leads back here. */
export function EveryMonth({ amount }: { amount: number | null }) {
  const today = useToday()
  const { till } = organisation
  const shown = amount === null ? null : formatKsh(amount)
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
      {today && (
        <p className="actions">
          <ButtonLink
            variant="secondary"
            href={reminder(amount, shown, today)}
            download="every-month.ics"
          >
            {texts.download(shown)}
          </ButtonLink>
        </p>
      )}
    </details>
  )
}

function reminder(amount: number | null, shown: string | null, today: string): string {
  const { href, hostname } = new URL(paths.donate, settings.VITE_SITE_URL)
  const address = amount ? `${href}#amount=${amount}` : href
  const first = inAMonth(today)
  return icsLink({
    title: texts.event(organisation.productName, shown),
    timeline: texts.title,
    details: address,
    dates: { first, last: first },
    producer: organisation.productName,
    uid: `every-month-${amount ?? 0}@${hostname}`,
    changedAt: new Date(`${today}T00:00:00Z`),
    monthlyAt: address,
  })
}
