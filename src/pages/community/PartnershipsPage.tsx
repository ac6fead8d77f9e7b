import { Link } from 'react-router-dom'
import { buttonClass } from '@/components/buttons/buttonClass'
import { CopyButton } from '@/components/buttons/CopyButton'
import { TypingText } from '@/components/motion/TypingText'
import { paths } from '@/config/paths'
import { organisation } from '@/content/organisation'
import {
  partnerReasons,
  partnershipDraft,
  partnershipSubject,
  partnershipTypes,
  testimonials,
} from '@/content/partnerships'
import { mailDraftLink } from '@/domain/contact/draftLinks'
import styles from './partnerships.module.css'

/** /partnerships: why and how to work with us (SPEC section 2). */
export function PartnershipsPage() {
  return (
    <div className="page">
      <h1>Partnerships</h1>
      <p className="lead">
        Nobody keeps a generation well alone. Bring what you have: students, skills, space or funds.
      </p>
      <div className={styles.reasons}>
        <p>Partner with us to</p>
        <TypingText phrases={partnerReasons} pauseMs={2000} className={styles.typed} />
      </div>

      <h2>Five ways to work together</h2>
      <div className={styles.types}>
        <ul>
          {partnershipTypes.map(({ title, text }) => (
            <li key={title} className="card">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <div className={styles.other}>
          <h3>Something else?</h3>
          <p>Tell us what you have in mind.</p>
          <Link to={paths.contact}>Contact us</Link>
        </div>
      </div>

      <h2>What partners say</h2>
      {testimonials.some(({ needsRealQuote }) => needsRealQuote) && (
        <p className={styles.sample}>
          These are sample words, until partners have agreed to be quoted.
        </p>
      )}
      <div className={styles.quotes}>
        {testimonials.map(({ quote, author }) => (
          <figure key={quote} className={styles.quote}>
            <blockquote>{quote}</blockquote>
            {author && <figcaption>{author}</figcaption>}
          </figure>
        ))}
      </div>
      <BecomePartner />
    </div>
  )
}

/** The mail draft to the partnerships address, also for phones without a mail app. */
function BecomePartner() {
  const { email, partnershipsEmail, productName } = organisation
  const address = partnershipsEmail ?? email
  const label = `Become a ${productName} Partner`
  return (
    <section className={`card ${styles.start}`} aria-labelledby="start">
      <h2 id="start">Start with a message</h2>
      {address ? (
        <>
          <p>
            The button opens an email that asks for your organisation, your town, the kind of
            partnership and a phone number. You send it when it says what you want.
          </p>
          <p className="actions">
            <a
              className={buttonClass()}
              href={mailDraftLink(address, partnershipSubject, partnershipDraft)}
            >
              {label}
            </a>
          </p>
          <p>
            No mail app on this phone? Write to {address}{' '}
            <CopyButton text={address} label="the address" />
          </p>
        </>
      ) : (
        <>
          <p id="partner-unset">
            Our partnerships address is not set yet, so the button leads you to our contact page.
          </p>
          <p className="actions">
            <Link
              className={buttonClass()}
              to={paths.contact}
              state={{ subject: partnershipSubject }}
              aria-describedby="partner-unset"
            >
              {label}
            </Link>
          </p>
        </>
      )}
    </section>
  )
}
