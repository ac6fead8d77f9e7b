import { useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Button } from '@/components/buttons/Button'
import { CopyButton } from '@/components/buttons/CopyButton'
import { DetailList } from '@/components/display/DetailList'
import { Page } from '@/components/display/Page'
import { Section } from '@/components/display/Section'
import { paths } from '@/config/paths'
import { givingTexts } from '@/content/giving'
import { organisation } from '@/content/organisation'
import { paymentTexts, waysBack } from '@/content/payment'
import { formatKsh } from '@/domain/money/money'
import type { Payment } from '@/domain/payment/payment'
import { canRequestStkPush } from '@/services/mpesa'
import { PaymentStep } from './PaymentStep'
import { RemarkButton } from './RemarkButton'
import { usePayment, type OpenPayment } from './usePayment'
import styles from './payment.module.css'

/** /pay: pay by a prompt on the phone, or to the till. */
export function MobileMoneyPage() {
  const open = usePayment()
  const { payment, progress, isResumed, putAside } = open
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const isTold = progress.step === 'told-paid'

  function paySomethingElse() {
    putAside()
    heading.current?.focus()
  }

  return (
    <Page title="Pay by M-Pesa" headingRef={heading} lead={!isTold && <Lead payment={payment} />}>
      {payment && <Due payment={payment} />}
      <div className={styles.columns}>
        <PaymentStep key={key} open={open} />
        <TillSection open={open} />
      </div>
      {payment && (
        <p className={`cluster ${styles.away}`}>
          {!(isTold && progress.isDone) && (
            <Link className="touch" to={waysBack[payment.purpose].to}>
              {waysBack[payment.purpose].text}
            </Link>
          )}
          {isResumed && <RemarkButton onClick={paySomethingElse}>Pay something else</RemarkButton>}
        </p>
      )}
      {open.question}
    </Page>
  )
}

function Lead({ payment }: { payment: Payment | null }) {
  const { order, membership, anything, feeNotSet } = paymentTexts.lead
  if (!payment) return anything
  if (payment.purpose === 'donation') return givingTexts.saved(payment.name, payment.amount)
  if (payment.purpose === 'order') return order
  if (payment.amount !== null) return membership
  return (
    <>
      {feeNotSet.before}
      <Link to={paths.contact}>{feeNotSet.link}</Link>
      {feeNotSet.after}
    </>
  )
}

/** What is paid for, the amount and the reference. */
function Due({ payment: { purpose, amount, reference } }: { payment: Payment }) {
  return (
    <dl className={styles.summary}>
      <div>
        <dt>{paymentTexts.purpose[purpose]}</dt>
        <dd>{amount === null ? 'Not set yet' : formatKsh(amount)}</dd>
      </div>
      {reference !== null && (
        <div>
          <dt>Your reference</dt>
          <dd>{reference}</dd>
          <dd className={styles.copy}>
            <CopyButton text={reference} label="your reference" />
          </dd>
        </div>
      )}
    </dl>
  )
}

/** How to pay to the 'Buy Goods' till by hand. */
function TillSection({ open: { payment, progress, dispatch } }: { open: OpenPayment }) {
  const { till } = organisation
  const amount = payment?.amount ? formatKsh(payment.amount) : null
  return (
    <Section isCard title={`${canRequestStkPush ? 'Option 2: pay' : 'Pay'} to our till`}>
      <DetailList
        details={[
          { label: 'Till number', value: till?.number ?? null },
          { label: 'Business name', value: till?.businessName ?? null },
        ]}
      />
      <ol className="numbered">
        {paymentTexts.tillSteps(till, amount).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {progress.step !== 'told-paid' && (
        <Button look="secondary" onClick={() => dispatch({ type: 'paid-to-till' })}>
          I have paid to the till
        </Button>
      )}
    </Section>
  )
}
