import { DonateScene } from '@/components/art/DonateScene'
import { Button } from '@/components/buttons/Button'
import { ButtonLink } from '@/components/buttons/ButtonLink'
import { paths } from '@/config/paths'
import { settings } from '@/config/settings'
import { organisation } from '@/content/organisation'
import { paymentTexts } from '@/content/payment'
import { whatsAppLink } from '@/domain/contact/phone'
import { paymentState, type Payment } from '@/domain/payment/payment'
import styles from './payment.module.css'
import type { Dispatch } from './usePayment'
import { waysBack } from './waysBack'

/** The end of a payment as far as this site can know it, with ways on. */
export function ThanksPanel({
  payment,
  dispatch,
}: {
  payment: Payment | null
  dispatch: Dispatch
}) {
  return (
    <>
      {payment?.purpose === 'donation' && <DonateScene className={styles.thanksScene} />}
      <p>{paymentTexts.toldPaid}</p>
      <p>{paymentTexts.keepSms(payment?.reference ?? null)}</p>
      <div className="actions">
        <WaysOn payment={payment} dispatch={dispatch} />
      </div>
      <p className={styles.away}>
        <button
          type="button"
          className={styles.link}
          onClick={() => dispatch({ type: 'tell-again' })}
        >
          Back to the message for the team
        </button>
      </p>
    </>
  )
}

function WaysOn({ payment, dispatch }: { payment: Payment | null; dispatch: Dispatch }) {
  switch (payment?.purpose) {
    case 'order':
      return (
        <ButtonLink to={paths.orderConfirmation} state={paymentState(payment)}>
          What happens with your order
        </ButtonLink>
      )
    case 'membership':
      return <ButtonLink to={waysBack.membership.to}>{waysBack.membership.text}</ButtonLink>
    case 'donation':
      return (
        <>
          <ButtonLink
            href={whatsAppLink(
              '',
              paymentTexts.shareText(
                organisation.productName,
                `${settings.VITE_SITE_URL}${paths.donate}`,
              ),
            )}
          >
            Share on WhatsApp
          </ButtonLink>
          <ButtonLink look="secondary" to={paths.activities}>
            See our activities
          </ButtonLink>
          <HomeLink />
        </>
      )
    default:
      return (
        <>
          <Button look="secondary" onClick={() => dispatch({ type: 'next' })}>
            Pay another amount
          </Button>
          <HomeLink />
        </>
      )
  }
}

function HomeLink() {
  return (
    <ButtonLink look="quiet" to={paths.home}>
      Back to Home
    </ButtonLink>
  )
}
