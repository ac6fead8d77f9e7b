import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { helplines } from '@/content/helplines'
import { organisation } from '@/content/organisation'
import { telLink, whatsAppLink } from '@/domain/contact/phone'
import { quickLinks } from './navigation'
import { NewsletterForm } from './NewsletterForm'
import styles from './Footer.module.css'

/** Branches, quick links, contact information, newsletter and copyright. */
export function Footer() {
  const { branches, productName, registrationNumber, tagline } = organisation
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section className={styles.newsletter}>
          <NewsletterForm />
        </section>
        <section>
          <h2>Branches</h2>
          <ul>
            {branches.map((branch) => (
              <li key={branch}>{branch}</li>
            ))}
          </ul>
        </section>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links">Quick links</h2>
          <ul>
            {quickLinks.map(({ label, to }) => (
              <li key={label}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <section className={styles.contact}>
          <h2>Contact information</h2>
          <ContactInformation />
        </section>
      </div>
      <div className={styles.base}>
        <p>
          {helplines[0] && (
            <>
              We are not an emergency service. In danger right now? Call{' '}
              <a href={telLink(helplines[0].number)}>{helplines[0].number}</a>.
            </>
          )}
        </p>
        <p>
          © {productName}. {tagline}. <Link to={paths.privacy}>Privacy</Link>
          {registrationNumber && <> Registration number {registrationNumber}.</>}
        </p>
      </div>
    </footer>
  )
}

function ContactInformation() {
  const { address, email, phone, socialLinks, whatsApp } = organisation
  return (
    <ul>
      {!phone && !whatsApp && !email && (
        <li>Our phone, WhatsApp and email are not set yet. They will be here soon.</li>
      )}
      {phone && (
        <li>
          Phone: <a href={telLink(phone)}>{phone}</a>
        </li>
      )}
      {whatsApp && (
        <li>
          WhatsApp: <a href={whatsAppLink(whatsApp)}>{whatsApp}</a>
        </li>
      )}
      {email && (
        <li>
          E-mail: <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {socialLinks.map(({ name, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener">
            {name}
          </a>
        </li>
      ))}
      <li>{address}</li>
    </ul>
  )
}
