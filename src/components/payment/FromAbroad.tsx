import { Link } from '@/components/buttons/Link'
import { paths } from '@/config/paths'
import { abroadTexts as texts } from '@/content/texts/abroad'
import organisation from '@/content/facts/organisation.json'
import { paymentState, type Payment } from '@/domain/payment/payment'

/** For people without a Kenyan number. Bank and card are only for gifts. */
export function FromAbroad({ payment = null }: { payment?: Payment | null }) {
  const gift = payment?.purpose === 'donation' ? payment : null
  const isForGifts = !payment || gift
  const { bank, cardGivingUrl } = isForGifts ? organisation : { bank: null, cardGivingUrl: null }
  return (
    <p>
      {texts.kenyanOnly}{' '}
      {bank && (
        <Link to={paths.bankDonation} state={gift && paymentState({ ...gift, method: 'bank' })}>
          {texts.bank(bank.swiftCode)}
        </Link>
      )}
      {bank && cardGivingUrl && ' '}
      {cardGivingUrl && (
        <a href={cardGivingUrl} target="_blank" rel="noopener">
          {texts.card}
        </a>
      )}
      {!bank && !cardGivingUrl && <Link to={paths.contact}>{texts.ask}</Link>}
    </p>
  )
}
