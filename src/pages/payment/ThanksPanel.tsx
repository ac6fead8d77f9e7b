import { DonateScene } from '@/components/art/DonateScene'
import { Button, ButtonLink } from '@/components/buttons/Button'
import { paths } from '@/config/paths'
import { settings } from '@/config/settings'
import { organisation } from '@/content/organisation'
import { paymentTexts, waysBack } from '@/content/payment'
import { whatsAppLink } from '@/domain/contact/phone'
import { paymentState } from '@/domain/payment/payment'
import { RemarkButton } from './RemarkButton'
import styles from './payment.module.css'
import type { OpenPayment } from './usePayment'

/** The end of a payment as far as this site can know it, with ways on. */
export function ThanksPanel({ open: { payment, dispatch } }: { open: OpenPayment }) {
  const isDonation = payment?.purpose === 'donation'
  const { productName } = organisation
  const donateAddress = `${settings.VITE_SITE_URL}${paths.donate}`
  return (
    <>
      {isDonation && <DonateScene className={styles.thanksScene} />}
      <p>{paymentTexts.toldPaid}</p>
      <p>{paymentTexts.keepSms(payment?.reference ?? null)}</p>
      <div className="actions">
        {payment?.purpose === 'order' && (
          <ButtonLink to={paths.orderConfirmation} state={paymentState(payment)}>
            What happens with your order
          </ButtonLink>
        )}
        {payment?.purpose === 'membership' && (
          <ButtonLink to={waysBack.membership.to}>{waysBack.membership.text}</ButtonLink>
        )}
        {isDonation && (
          <>
            <ButtonLink href={whatsAppLink('', paymentTexts.shareText(productName, donateAddress))}>
              Share on WhatsApp
            </ButtonLink>
            <ButtonLink look="secondary" to={paths.activities}>
              See our activities
            </ButtonLink>
          </>
        )}
        {!payment && (
          <Button look="secondary" onClick={() => dispatch({ type: 'next' })}>
            Pay another amount
          </Button>
        )}
        {(isDonation || !payment) && (
          <ButtonLink look="quiet" to={paths.home}>
            Back to Home
          </ButtonLink>
        )}
      </div>
      <p>
        <RemarkButton onClick={() => dispatch({ type: 'tell-again' })}>
          Back to the message for the team
        </RemarkButton>
      </p>
    </>
  )
}
