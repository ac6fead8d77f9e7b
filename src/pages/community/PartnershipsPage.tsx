import { Avatar } from '@/components/art/Avatar'
import { Link } from '@/components/buttons/Link'
import { ContactLinks } from '@/components/contact/ContactLinks'
import { MailDraft } from '@/components/contact/MailDraft'
import { ScenePage } from '@/components/page/ScenePage'
import { Section } from '@/components/page/Section'
import { paths } from '@/config/paths'
import { leaders } from '@/content/facts/leaders.json'
import type { Leader } from '@/content/facts/leaders'
import organisation from '@/content/facts/organisation.json'
import { partnerGains, partnersContact, testimonials } from '@/content/facts/partnerships.json'
import {
  partnerReasons,
  partnershipDraft,
  partnershipsPage,
  partnershipTypes,
} from '@/content/texts/partnershipsPage'
import { inWords } from '@/domain/text/inWords'
import { PartnershipsScene } from './PartnershipsScene'
import { TypingText } from './TypingText'
import styles from './partnerships.module.css'

const contact = leaders.find(({ id }) => id === partnersContact)

export function PartnershipsPage() {
  const { email, partnershipsEmail, productName } = organisation
  const { lead, reasons, gains, other } = partnershipsPage
  const address = partnershipsEmail ?? email
  return (
    <ScenePage
      title="Partnerships"
      lead={lead}
      scene={<PartnershipsScene />}
      action={
        <>
          <TypingText before={reasons} phrases={partnerReasons} className={styles.typed} />
          <MailDraft
            address={address}
            draft={partnershipDraft}
            label={`Become a ${productName} Partner`}
          />
        </>
      }
    >
      <h2>{inWords(partnershipTypes.length)} ways to work together</h2>
      <ul className={`plain-list tight ${styles.types}`}>
        {partnershipTypes.map(({ title, text: what }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{what}</p>
          </li>
        ))}
        <li>
          <h3>{other.title}</h3>
          <p>
            <Link className="touch" to={paths.contact}>
              {other.text}
            </Link>
          </p>
        </li>
      </ul>

      {partnerGains.length > 0 && (
        <Section title={gains}>
          <ol className={`plain-list tight ${styles.gains}`}>
            {partnerGains.map(({ title, text: what }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{what}</p>
              </li>
            ))}
          </ol>
        </Section>
      )}

      {testimonials.length > 0 && (
        <Section title="What partners say">
          <div className={styles.quotes}>
            {testimonials.map(({ quote, author }) => (
              <figure key={quote} className={styles.quote}>
                <blockquote>{quote}</blockquote>
                {author && <figcaption className="muted">{author}</figcaption>}
              </figure>
            ))}
          </div>
        </Section>
      )}

      {contact && <Contact {...contact} />}
    </ScenePage>
  )
}

function Contact({ name, role, description, portrait, imageUrl, ...ways }: Leader) {
  return (
    <Section title={partnershipsPage.contact} className={styles.contact}>
      <div className="cluster">
        <Avatar portrait={portrait} imageUrl={imageUrl} />
        <div>
          <h3>{name ?? role}</h3>
          {name && <p className="muted">{role}</p>}
          <p>{description}</p>
          <ContactLinks person={name ?? role} {...ways} />
        </div>
      </div>
    </Section>
  )
}
