import { CopyButton } from '@/components/buttons/CopyButton'
import { Link } from '@/components/buttons/Link'
import { paths } from '@/config/paths'
import { giftLinkTexts } from '@/content/texts/giftLink'
import { giftKey } from '@/domain/giving/giftLink'
import type { Payment } from '@/domain/payment/payment'
import { giftAddress } from './giftAddress'

/** Leads to the payment's state, on any phone, without an account. */
export function GiftLink({ payment }: { payment: Payment }) {
  const key = giftKey(payment)
  if (key === null) return null
  return (
    <div className="small">
      <p className="cluster">
        <Link className="touch" to={{ pathname: paths.gift, hash: key }}>
          {giftLinkTexts.link}
        </Link>
        <CopyButton text={giftAddress(key)} label={giftLinkTexts.name} />
      </p>
      {/* On paper the address follows. */}
      <p data-address={giftAddress(key)}>{giftLinkTexts.hint}</p>
    </div>
  )
}
