import type { ReactNode } from 'react'
import { Button, ButtonLink } from '@/components/buttons/Button'
import { Link } from '@/components/buttons/Link'
import { FoldedReceipt } from '@/components/payment/FoldedReceipt'
import { GiftLink } from '@/components/payment/GiftLink'
import { ShareGift } from '@/components/payment/ShareGift'
import { paths } from '@/config/paths'
import { paymentTexts } from '@/content/texts/payment'
import { formatKsh } from '@/domain/money/money'
import { paymentState, type OrderPayment, type Payment } from '@/domain/payment/payment'
import {
  isPlausiblyPaid,
  leftToPay,
  paidKsh,
  type SaidPaid,
} from '@/domain/payment/paymentProgress'
import { RemarkButton } from './RemarkButton'
import styles from './payment.module.css'
import { useFetchedPart } from './useFetchedPart'
import type { PaymentProps } from './usePayment'

export function ThanksPanel({
  payment,
  said,
  dispatch,
  isCancelled,
}: PaymentProps & { said: SaidPaid; isCancelled: boolean }) {
  const { hasToldTeam } = said
  const isPaid = isPlausiblyPaid(said)
  const reported = said.step === 'reported-paid' ? said : null
  const leftOfFee = payment?.purpose === 'membership' ? leftToPay(payment.amount, paidKsh(said)) : 0
  const isDonation = payment?.purpose === 'donation'
  const heard = said.step === 'told-paid' ? { sms: said.sms, at: said.at } : { reported: said }
  const confirms = reported ? paymentTexts.teamStillConfirms : paymentTexts.teamConfirms
  const tellAgain = () => dispatch({ type: 'tell-again' })
  return (
    <div className={styles.thanks}>
      {isDonation && isPaid && <Scene />}
      {reported && (
        <p className={styles.reported}>{paymentTexts.reportedPaid(formatKsh(reported.amount))}</p>
      )}
      {isPaid && leftOfFee > 0 && <p>{paymentTexts.leftOfFee(formatKsh(leftOfFee))}</p>}
      {isPaid ? !isCancelled && <p>{confirms}</p> : <p>{paymentTexts.teamLooks}</p>}
      {!hasToldTeam && !reported && (
        <p className="cluster">
          {paymentTexts.notToldYet}
          <RemarkButton onClick={tellAgain}>Tell the team</RemarkButton>
        </p>
      )}
      <p className="actions">
        {isPaid ? (
          !isCancelled && <NextStep payment={payment} />
        ) : (
          <Button onClick={() => dispatch({ type: 'start-again' })}>I have not paid yet</Button>
        )}
      </p>
      {isPaid && !isCancelled && payment?.purpose === 'order' && (
        <Ordered order={payment} said={said} />
      )}
      <div className="cluster">
        {isPaid && <FoldedReceipt payment={payment} {...heard} />}
        {payment && <GiftLink payment={payment} />}
      </div>
      <p className="cluster">
        {isDonation && isPaid && (
          <Link className="touch" to={paths.activities}>
            See our activities
          </Link>
        )}
        {isDonation && isPaid && <BackToHome />}
        {!payment && isPaid && (
          <RemarkButton onClick={() => dispatch({ type: 'next' })}>Pay another amount</RemarkButton>
        )}
        {(reported || hasToldTeam) && (
          <RemarkButton onClick={tellAgain}>
            {hasToldTeam ? 'Back to the message for the team' : 'Something wrong? Ask the team'}
          </RemarkButton>
        )}
      </p>
    </div>
  )
}

function NextStep({ payment }: { payment: Payment | null }): ReactNode {
  switch (payment?.purpose) {
    case 'order':
      return (
        <ButtonLink to={paths.orderConfirmation} state={paymentState(payment)}>
          What happens with your order
        </ButtonLink>
      )
    case 'membership':
      return <ButtonLink to={paths.register}>Finish your registration</ButtonLink>
    case 'donation':
      return <ShareGift />
    default:
      return <BackToHome />
  }
}

const loadScene = () => import('@/components/art/DonateScene')
const loadOrder = () => import('@/components/payment/OrderAhead')

function Scene() {
  const part = useFetchedPart(loadScene)
  return <div className={styles.thanksScene}>{part && <part.DonateScene />}</div>
}

function Ordered({ order, said }: { order: OrderPayment; said: SaidPaid }) {
  const part = useFetchedPart(loadOrder)
  return (
    part && (
      <div>
        <part.OrderedItems items={order.items} />
        <part.ShippingOrRest order={order} paid={paidKsh(said)} since={said.at} />
      </div>
    )
  )
}

/** Replaces the history entry, so that "back" does not show the payment to the next person. */
function BackToHome() {
  return (
    <Link className="touch" to={paths.home} replace>
      Back to Home
    </Link>
  )
}
