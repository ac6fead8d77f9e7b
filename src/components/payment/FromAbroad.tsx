import { Link } from '@/components/buttons/Link'
import { paths } from '@/config/paths'
import { abroadTexts as texts } from '@/content/texts/abroad'
import organisation from '@/content/facts/organisation.json'
import { paymentState, type Payment } from '@/domain/payment/payment'

/** For people without a Kenyan number. Bank and card are only for gifts. */
export function FromAbroad({ payment = null }: { payment?: Payment | null }) {
  const isGift = !payment || payment.purpose === 'donation'
  const { bank, cardGivingUrl } = isGift ? organisation : { bank: null, cardGivingUrl: null }
  return (
    <p>
      {texts.kenyanOnly}{' '}
      {bank && (
        <Link to={paths.bankDonation} state={payment && paymentState(payment)}>
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
