import { Link } from '@/components/buttons/Link'
import { paths } from '@/config/paths'
import { giftLinkTexts } from '@/content/texts/giftLink'
import { orderTexts } from '@/content/texts/shop'
import type { GiftState } from '@/domain/giving/giftState'

export function CancelledOrder({
  reference,
  state,
}: {
  reference: string | null
  state: GiftState
}) {
  return (
    <div className="stack">
      <p role="status" className="lead">
        {giftLinkTexts.said(state)}
      </p>
      <p>
        <Link
          className="touch"
          to={paths.contact}
          state={{ subject: orderTexts.subject(reference) }}
        >
          {giftLinkTexts.askUs}
        </Link>
      </p>
    </div>
  )
}
