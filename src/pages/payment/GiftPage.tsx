import { useLocation } from 'react-router-dom'
import { Button } from '@/components/buttons/Button'
import { PrintButton } from '@/components/buttons/PrintButton'
import { Link } from '@/components/buttons/Link'
import { useFocusFallback } from '@/components/focus/useFocusFallback'
import { Status } from '@/components/form/Form'
import { useFetched } from '@/components/form/useFetched'
import { useHydrated } from '@/components/hydration/useHydrated'
import { DetailList } from '@/components/page/DetailList'
import { Page } from '@/components/page/Page'
import { Section } from '@/components/page/Section'
import { paths } from '@/config/paths'
import { acknowledgementTexts } from '@/content/texts/acknowledgement'
import { giftTexts as texts } from '@/content/texts/gift'
import { giftLinkTexts } from '@/content/texts/giftLink'
import { purposeNames } from '@/content/texts/receipt'
import { itemText } from '@/content/texts/shop'
import { useKeptPayments } from '@/context/payments/useKeptPayments'
import { dayOfMoment } from '@/domain/calendar/calendar'
import { giftKey } from '@/domain/giving/giftLink'
import { readGiftKey, type GiftKey, type GiftState } from '@/domain/giving/giftState'
import { formatKsh } from '@/domain/money/money'
import { loadGiftStates } from '@/services/giftStates'
import styles from './payment.module.css'

/** The state of a gift or an order, by its link. */
export function GiftPage() {
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  const gift = isHydrated ? readGiftKey(hash.slice(1)) : null
  return (
    <Page title={gift ? texts.title[gift.purpose] : texts.anyTitle} className="tall">
      {!isHydrated && (
        <>
          <noscript>
            <p className="lead">{texts.needsScript}</p>
          </noscript>
          <p className="muted scripted">{texts.looking}</p>
        </>
      )}
      {isHydrated && !gift && <InvalidLink />}
      {gift && <Looked key={gift.key} gift={gift} />}
    </Page>
  )
}

function InvalidLink() {
  return (
    <>
      <p className="lead">{texts.badLink}</p>
      <AskTeam />
    </>
  )
}

function Looked({ gift }: { gift: GiftKey }) {
  const { value, isPending, failure, refetch, retry } = useFetched(() => loadGiftStates([gift.key]))
  const found = value?.get(gift.key) ?? null
  const isConfirmed = found?.state === 'confirmed'

  useFocusFallback(found ? 'found' : 'open')

  return (
    <>
      <div role="status">
        {value ? (
          <GiftStatus found={found} />
        ) : (
          !failure && <p className="muted">{texts.looking}</p>
        )}
      </div>
      <Status tone="error">{failure && texts.notFound}</Status>
      {isConfirmed ? (
        <Acknowledgement gift={gift} at={found.at} />
      ) : (
        <DetailList className="pairs" details={[referenceOf(gift)]} />
      )}
      {!found && (
        <p className="actions">
          <Button isPending={isPending} onClick={failure ? retry : refetch}>
            {failure ? 'Try again' : 'Look again'}
          </Button>
        </p>
      )}
      {!isConfirmed && <AskTeam subject={`${texts.title[gift.purpose]} ${gift.reference}`} />}
    </>
  )
}

function GiftStatus({ found }: { found: GiftState | null }) {
  const next = texts.next[found?.state ?? 'open']
  return (
    <>
      <p className="lead">{found ? giftLinkTexts.said(found) : texts.open}</p>
      {next && <p>{next}</p>}
    </>
  )
}

/** Only the device it was reported on knows the amount and the items. */
function Acknowledgement({ gift, at }: { gift: GiftKey; at: Date }) {
  const { purpose, key } = gift
  const kept = useKeptPayments(purpose).find(({ payment }) => giftKey(payment) === key)?.payment
  const items = kept?.purpose === 'order' ? kept.items : undefined
  const facts = [
    { label: 'For', value: purposeNames[purpose] },
    ...(items ? [{ label: 'Items', value: items.map(itemText).join('\n') }] : []),
    ...(kept ? [{ label: texts.pledged[purpose], value: formatKsh(kept.amount) }] : []),
    referenceOf(gift),
    { label: texts.confirmedOn, value: dayOfMoment(at) },
  ]
  return (
    <div className="sheet narrow">
      <Section isCard title={acknowledgementTexts.title}>
        <p className="strong">{acknowledgementTexts.from()}</p>
        <DetailList className={`pairs ${styles.acknowledged}`} details={facts} />
        <p>
          {texts.arrived} {acknowledgementTexts.thanks}
        </p>
        <p className="small muted">
          {!kept && texts.noAmount} {acknowledgementTexts.noTax}
        </p>
        <p className="on-screen">
          <PrintButton variant="secondary" />
        </p>
      </Section>
    </div>
  )
}

function referenceOf({ reference }: GiftKey) {
  return { label: 'Reference', value: reference }
}

function AskTeam({ subject }: { subject?: string }) {
  return (
    <p>
      <Link className="touch" to={paths.contact} state={{ subject }}>
        {texts.askUs}
      </Link>
    </p>
  )
}
