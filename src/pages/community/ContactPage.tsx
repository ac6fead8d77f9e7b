import { useState } from 'react'
import { Link } from '@/components/buttons/Link'
import { FirstHelplines } from '@/components/help/FirstHelplines'
import { SceneHead } from '@/components/page/ScenePage'
import { QuickExit } from '@/components/help/QuickExit'
import { paths } from '@/config/paths'
import { contactPage } from '@/content/texts/contact'
import { organisation } from '@/content/facts/organisation'
import { telLink, whatsAppLink } from '@/domain/contact/phone'
import { ContactScene } from './ContactScene'
import { ContactForm } from './ContactForm'
import { OutboxSection } from './OutboxSection'
import styles from './contact.module.css'

export function ContactPage() {
  const [timesWaiting, setTimesWaiting] = useState(0)
  const { phone, whatsApp, email } = organisation
  const ways = [
    { name: 'Phone', text: phone, href: phone && telLink(phone) },
    { name: 'WhatsApp', text: whatsApp, href: whatsApp && whatsAppLink(whatsApp) },
    { name: 'Email', text: email, href: `mailto:${email}` },
  ].filter(({ text }) => text !== null)
  return (
    <div className={`page ${styles.contact}`}>
      <SceneHead title="Contact Us" lead={contactPage.lead} scene={<ContactScene />} />
      <aside className={`card ${styles.helplines}`} aria-labelledby="call-first">
        <h2 id="call-first">Need someone right now?</h2>
        <p>{contactPage.notForEmergencies}</p>
        <FirstHelplines />
        <div className={`cluster ${styles.leave}`}>
          <Link className="touch" to={paths.helpNow}>
            All helplines
          </Link>
          <QuickExit />
        </div>
      </aside>
      <div className={styles.main}>
        <OutboxSection timesWaiting={timesWaiting} />
        <ContactForm onWaiting={() => setTimesWaiting((before) => before + 1)} />
      </div>
      {ways.length > 0 && (
        <section className={styles.otherWays}>
          <h2>Other ways to reach us</h2>
          {contactPage.hours && <p>{contactPage.hours}</p>}
          <ul className="plain-list">
            {ways.map(({ name, text, href }) => (
              <li key={name}>
                {name} <a href={href ?? undefined}>{text}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
