import { useLocation } from 'react-router-dom'
import { Button } from '@/components/buttons/Button'
import { Link } from '@/components/buttons/Link'
import { useFocusFallback } from '@/components/focus/useFocusFallback'
import { Status } from '@/components/form/Form'
import { useFetched } from '@/components/form/useFetched'
import { useHydrated } from '@/components/hydration/useHydrated'
import { DetailList } from '@/components/page/DetailList'
import { Page } from '@/components/page/Page'
import { GiftsOfMonth } from '@/components/payment/GiftsOfMonth'
import { paths } from '@/config/paths'
import { giftTexts as texts } from '@/content/texts/gift'
import { giftLinkTexts } from '@/content/texts/giftLink'
import { readGiftKey, type GiftKey, type GiftState } from '@/domain/giving/giftState'
import { loadAwaited } from '@/services/call'
import { loadGiftStates } from '@/services/giftStates'

/** The state of the gift or order in the link. */
export function GiftPage() {
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  const gift = isHydrated ? readGiftKey(hash.slice(1)) : null
  if (gift) return <Looked key={gift.key} gift={gift} />
  return (
    <Page title={texts.anyTitle} className="tall">
      {isHydrated ? (
        <>
          <p className="lead">{texts.badLink}</p>
          <AskTeam />
        </>
      ) : (
        <>
          <noscript>
            <p className="lead">{texts.needsScript}</p>
          </noscript>
          <p className="muted scripted">{texts.looking}</p>
        </>
      )}
    </Page>
  )
}

/** Also fetches the page of a confirmed one. @throws Failure */
async function lookUp(key: string) {
  const [states, { ConfirmedGift }] = await Promise.all([
    loadGiftStates([key]),
    loadAwaited(() => import('./ConfirmedGift')),
  ])
  return { found: states.get(key) ?? null, ConfirmedGift }
}

function Looked({ gift }: { gift: GiftKey }) {
  const { value, isPending, failure, refetch, retry } = useFetched(() => lookUp(gift.key))
  const found = value?.found ?? null
  const isConfirmed = found?.state === 'confirmed'
  const title = isConfirmed ? texts.confirmedTitle : texts.title

  useFocusFallback(found ? 'found' : 'open')

  return (
    <Page title={title[gift.purpose]} className={isConfirmed ? undefined : 'tall'}>
      <div role="status">
        {value ? (
          <GiftStatus found={found} />
        ) : (
          !failure && <p className="muted">{texts.looking}</p>
        )}
      </div>
      <Status tone="error">{failure && texts.notFound}</Status>
      {value && isConfirmed ? (
        <value.ConfirmedGift gift={gift} at={found.at} />
      ) : (
        <DetailList className="pairs" details={[{ label: 'Reference', value: gift.reference }]} />
      )}
      {!found && (
        <p className="actions">
          <Button isPending={isPending} onClick={failure ? retry : refetch}>
            {failure ? 'Try again' : 'Look again'}
          </Button>
        </p>
      )}
      {!isConfirmed && <AskTeam subject={`${texts.title[gift.purpose]} ${gift.reference}`} />}
      <GiftsOfMonth />
    </Page>
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

function AskTeam({ subject }: { subject?: string }) {
  return (
    <p>
      <Link className="touch" to={paths.contact} state={{ subject }}>
        {giftLinkTexts.askUs}
      </Link>
    </p>
  )
}
