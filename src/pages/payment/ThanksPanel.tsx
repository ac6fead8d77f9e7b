import { Link } from 'react-router-dom'
import { DonateScene } from '@/components/art/DonateScene'
import { buttonClass } from '@/components/buttons/buttonClass'
import { paths } from '@/config/paths'
import { settings } from '@/config/settings'
import { organisation } from '@/content/organisation'
import { paymentTexts } from '@/content/payment'
import type { Payment } from '@/domain/payment/payment'
import type { PaymentEvent } from '@/domain/payment/paymentProgress'
import { whatsAppLink } from '@/domain/contact/phone'
import { WayBack } from './WayBack'
import styles from './payment.module.css'

/** The end of a payment as far as this site can know it, with ways on. */
export function ThanksPanel({
  payment,
  tell,
}: {
  payment: Payment | null
  tell: (event: PaymentEvent) => void
}) {
  return (
    <div className={styles.panel}>
      {payment?.purpose === 'donation' && <DonateScene className={styles.thanksScene} />}
      <p>{paymentTexts.toldPaid}</p>
      <p>{paymentTexts.keepSms(payment?.reference ?? null)}</p>
      <div className="actions">
        <WaysOn payment={payment} tell={tell} />
      </div>
      <p className={styles.away}>
        <button type="button" className={styles.quiet} onClick={() => tell({ type: 'tell-again' })}>
          Back to the message for the team
        </button>
      </p>
    </div>
  )
}

function WaysOn({
  payment,
  tell,
}: {
  payment: Payment | null
  tell: (event: PaymentEvent) => void
}) {
  switch (payment?.purpose) {
    case 'order':
      return (
        <Link
          className={buttonClass()}
          to={paths.orderConfirmation}
          state={{
            totalCost: payment.amount,
            ...(payment.reference !== null && { reference: payment.reference }),
          }}
        >
          What happens with your order
        </Link>
      )
    case 'membership':
      return <WayBack payment={payment} className={buttonClass()} />
    case 'donation':
      return (
        <>
          <a
            className={buttonClass()}
            href={whatsAppLink(
              '',
              paymentTexts.shareText(
                organisation.productName,
                `${settings.VITE_SITE_URL}${paths.donate}`,
              ),
            )}
            target="_blank"
            rel="noopener"
          >
            Share on WhatsApp
          </a>
          <Link className={buttonClass('secondary')} to={paths.activities}>
            See our activities
          </Link>
          <Link className={buttonClass('quiet')} to={paths.home}>
            Back to Home
          </Link>
        </>
      )
    default:
      return (
        <>
          <button
            type="button"
            className={buttonClass('secondary')}
            onClick={() => tell({ type: 'next' })}
          >
            Pay another amount
          </button>
          <Link className={buttonClass('quiet')} to={paths.home}>
            Back to Home
          </Link>
        </>
      )
  }
}
