import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { firstHelplines } from '@/content/contact'
import { organisation } from '@/content/organisation'
import { telLink, whatsAppLink } from '@/domain/contact/phone'
import { ContactForm } from './ContactForm'
import { FirstHelplines } from './FirstHelplines'
import { OutboxSection } from './OutboxSection'
import styles from './contact.module.css'

const { contactHours, phone, whatsApp, email } = organisation
const areVerified = firstHelplines.every(({ verifiedOn }) => verifiedOn !== null)

/** /contact: write to the team, with helplines for what cannot wait (SPEC section 2). */
export function ContactPage() {
  const [timesKept, setTimesKept] = useState(0)
  return (
    <div className={`page ${styles.contact}`}>
      <div className={styles.intro}>
        <h1>Contact Us</h1>
        <p className="lead">
          A question, an idea, an offer to help: write to us, and we answer by email.
        </p>
      </div>
      <aside className={styles.aside} aria-labelledby="call-first">
        <div className="card">
          <h2 id="call-first">Need someone right now?</h2>
          <p>
            We are not an emergency service, and messages are not monitored at night.
            {contactHours && ` We read them ${contactHours}.`} These lines are for what cannot wait:
          </p>
          <FirstHelplines />
          <p>
            <Link to={paths.helpNow}>All helplines</Link>
          </p>
          {!areVerified && (
            <p className={styles.small}>We have not phoned all of these numbers ourselves yet.</p>
          )}
        </div>
        {(phone ?? whatsApp ?? email) && (
          <div className={styles.otherWays}>
            <h2>Other ways to reach us</h2>
            <ul>
              {phone && (
                <li>
                  Phone <a href={telLink(phone)}>{phone}</a>
                </li>
              )}
              {whatsApp && (
                <li>
                  WhatsApp <a href={whatsAppLink(whatsApp)}>{whatsApp}</a>
                </li>
              )}
              {email && (
                <li>
                  Email <a href={`mailto:${email}`}>{email}</a>
                </li>
              )}
            </ul>
          </div>
        )}
      </aside>
      <div className={styles.main}>
        <OutboxSection timesKept={timesKept} />
        <ContactForm onKept={() => setTimesKept((before) => before + 1)} />
      </div>
    </div>
  )
}
