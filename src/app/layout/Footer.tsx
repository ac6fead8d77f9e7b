import { Link } from '@/components/buttons/Link'
import { teamContacts } from '@/components/contact/teamContacts'
import { paths } from '@/config/paths'
import { frameTexts } from '@/content/texts/frame'
import { emergencyNumber } from '@/content/facts/helplines.json'
import organisation from '@/content/facts/organisation.json'
import { telLink } from '@/domain/contact/phone'
import { sentence } from '@/domain/text/sentence'
import { NewsletterForm } from './NewsletterForm'
import styles from './Footer.module.css'

const quickLinks = {
  Home: paths.home,
  Blogs: paths.blogs,
  Services: paths.activities,
  Partnerships: paths.partnerships,
  Careers: paths.careers,
  Contact: paths.contact,
}

const ownWindow = { target: '_blank', rel: 'noopener' }

export function Footer() {
  const { branches, productName, registrationNumber, tagline } = organisation
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section>
          <h2>Branches</h2>
          <ul className="plain-list">
            {branches.map((branch) => (
              <li key={branch}>{branch}</li>
            ))}
          </ul>
        </section>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links">Quick links</h2>
          <ul className="plain-list">
            {Object.entries(quickLinks).map(([label, to]) => (
              <li key={label}>
                <Link className={styles.link} to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section className={styles.contact}>
          <h2>Contact information</h2>
          <ContactInformation />
        </section>
        <section className={styles.newsletter}>
          <NewsletterForm />
        </section>
      </div>
      <div className={styles.base}>
        <p>
          {frameTexts.emergency} <a href={telLink(emergencyNumber)}>{emergencyNumber}</a>.{' '}
          <Link to={paths.helpNow}>{frameTexts.help}</Link>
        </p>
        <p>
          © {productName}. {sentence(tagline)} <Link to={paths.privacy}>Privacy</Link>
          {registrationNumber && <> Registration number {registrationNumber}.</>}
        </p>
        <p>{frameTexts.dataUse}</p>
      </div>
    </footer>
  )
}

function ContactInformation() {
  const { address, socialLinks } = organisation
  const profiles = socialLinks.map(({ name, url }) => ({
    kind: '',
    text: name,
    href: url,
    ...ownWindow,
  }))
  return (
    <ul className="plain-list">
      {[...teamContacts(), ...profiles].map(({ kind, text, ...link }) => (
        <li key={kind + text}>
          {kind && `${kind}: `}
          <a {...link} className={styles.link}>
            {text}
          </a>
        </li>
      ))}
      <li>{address}</li>
    </ul>
  )
}
