import { useState } from 'react'
import { Link } from '@/components/buttons/Link'
import { teamContacts } from '@/components/contact/teamContacts'
import { FirstHelplines } from '@/components/help/FirstHelplines'
import { SceneHead } from '@/components/page/ScenePage'
import { QuickExit } from '@/components/help/QuickExit'
import { paths } from '@/config/paths'
import { contactPage } from '@/content/texts/contact'
import { ContactScene } from './ContactScene'
import { ContactForm } from './ContactForm'
import { OutboxSection } from './OutboxSection'
import styles from './contact.module.css'

export function ContactPage() {
  const [timesWaiting, setTimesWaiting] = useState(0)
  const ways = teamContacts()
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
            {ways.map(({ kind, text, href }) => (
              <li key={kind}>
                {kind} <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
