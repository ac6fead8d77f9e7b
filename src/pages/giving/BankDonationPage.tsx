import { Link } from 'react-router-dom'
import { buttonClass } from '@/components/buttons/buttonClass'
import { DetailList } from '@/components/display/DetailList'
import { usePassedState } from '@/components/hydration/usePassedState'
import { paths } from '@/config/paths'
import { messages } from '@/content/messages'
import { organisation } from '@/content/organisation'
import { formatKsh } from '@/domain/money/money'
import { readPaymentRequest, type PaymentRequest } from '@/domain/payment/payment'
import { whatsAppLink } from '@/domain/contact/phone'
import styles from './giving.module.css'

/** /bankdonation: the account to pay to, and the donor's own reference (SPEC section 2). */
export function BankDonationPage() {
  const pledge = usePassedState(readPaymentRequest)
  const { bank } = organisation
  return (
    <div className="page">
      <h1>Donate by bank</h1>
      {pledge ? (
        <Pledge pledge={pledge} />
      ) : (
        <p className="lead">Send your gift to this account.</p>
      )}
      <section className={`card ${styles.narrow}`} aria-labelledby="bank-details">
        <h2 id="bank-details">Bank details</h2>
        <DetailList
          details={[
            { label: 'Bank name', value: bank?.bankName ?? null },
            { label: 'Account name', value: bank?.accountName ?? null },
            { label: 'Account number', value: bank?.accountNumber ?? null },
            { label: 'SWIFT code', value: bank?.swiftCode ?? null },
            { label: 'Branch name', value: bank?.branchName ?? null },
            { label: 'Branch code', value: bank?.branchCode ?? null },
            { label: 'Contact email', value: bank?.contactEmail ?? null },
          ]}
        />
      </section>
      {pledge && <SentIt pledge={pledge} contactEmail={bank?.contactEmail ?? organisation.email} />}
      <p className="actions">
        <Link className={buttonClass('secondary')} to={paths.home}>
          Back to Home
        </Link>
      </p>
    </div>
  )
}

function Pledge({ pledge: { name, amount, reference } }: { pledge: PaymentRequest }) {
  return (
    <div className={styles.narrow}>
      <p className="lead">{messages.donationSaved(name, amount)}</p>
      <DetailList
        details={[{ label: 'Your reference: write it on the transfer', value: reference }]}
      />
    </div>
  )
}

/** A ready message for the donor to send, so that the team can match the transfer. */
function SentIt({
  pledge: { name, amount, reference },
  contactEmail,
}: {
  pledge: PaymentRequest
  contactEmail: string | null
}) {
  const text = `I have sent ${formatKsh(amount)} by bank. My reference is ${reference}. ${name}`
  const { whatsApp } = organisation
  return (
    <section>
      <h2>Have you sent it?</h2>
      <p>Tell us, so that we can match your transfer and thank you.</p>
      {!contactEmail && !whatsApp && (
        <p>Our contact address is not set yet. Please keep your reference.</p>
      )}
      <p className="actions">
        {contactEmail && (
          <a
            className={buttonClass()}
            href={`mailto:${contactEmail}?subject=${encodeURIComponent(`Bank donation ${reference}`)}&body=${encodeURIComponent(text)}`}
          >
            I have sent it: write an email
          </a>
        )}
        {whatsApp && (
          <a
            className={buttonClass('secondary')}
            href={whatsAppLink(whatsApp, text)}
            target="_blank"
            rel="noopener"
          >
            I have sent it: WhatsApp
          </a>
        )}
      </p>
    </section>
  )
}
