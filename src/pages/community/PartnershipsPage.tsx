import { Link } from 'react-router-dom'
import { MailDraft } from '@/components/display/MailDraft'
import { Page } from '@/components/display/Page'
import { Section } from '@/components/display/Section'
import { TypingText } from '@/components/motion/TypingText'
import { paths } from '@/config/paths'
import { organisation } from '@/content/organisation'
import {
  partnerReasons,
  partnershipDraft,
  partnershipsPage,
  partnershipTypes,
  testimonials,
} from '@/content/partnerships'
import { inWords } from '@/domain/text/inWords'
import styles from './community.module.css'

/** /partnerships: why and how to work with us. */
export function PartnershipsPage() {
  const { email, partnershipsEmail, productName } = organisation
  const { lead, reasons, other, samples, draft } = partnershipsPage
  return (
    <Page title="Partnerships" lead={lead}>
      <div className={styles.reasons}>
        <p>{reasons}</p>
        <TypingText phrases={partnerReasons} pauseMs={2000} className={styles.typed} />
      </div>

      <h2>{inWords(partnershipTypes.length)} ways to work together</h2>
      <div className={styles.grid}>
        <ul>
          {partnershipTypes.map(({ title, text }) => (
            <li key={title} className="card">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <div className={`stack ${styles.other}`}>
          <h3>{other.title}</h3>
          <p>{other.text}</p>
          <Link to={paths.contact}>Contact us</Link>
        </div>
      </div>

      {testimonials.length > 0 && <h2>What partners say</h2>}
      {testimonials.some(({ needsRealQuote }) => needsRealQuote) && (
        <p className="muted">{samples}</p>
      )}
      <div className={styles.grid}>
        {testimonials.map(({ quote, author }) => (
          <figure key={quote} className={styles.quote}>
            <blockquote>{quote}</blockquote>
            {author && <figcaption className="muted">{author}</figcaption>}
          </figure>
        ))}
      </div>

      <Section title="Start with a message" isCard>
        <MailDraft
          address={partnershipsEmail ?? email}
          draft={partnershipDraft}
          label={`Become a ${productName} Partner`}
        >
          <p>{draft}</p>
        </MailDraft>
      </Section>
    </Page>
  )
}
