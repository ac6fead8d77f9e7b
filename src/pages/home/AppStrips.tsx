import { Pictogram } from '@/components/art/Pictogram'
import { WaitingScene } from '@/components/art/WaitingScene'
import { Button, ButtonLink } from '@/components/buttons/Button'
import { paths } from '@/config/paths'
import { appFeatures, noWaitlistYet, sections, services } from '@/content/home'
import { organisation } from '@/content/organisation'
import styles from './home.module.css'
import { Strip } from './Strip'

/** The call to action: join the waitlist, or read on. */
export function WaitlistStrip() {
  const { title, lead } = sections.waitlist
  return (
    <Strip>
      <div className={styles.band}>
        <div>
          <h2>{title}</h2>
          <p>{lead}</p>
          <p className="actions">
            <ButtonLink look="onBand" to={paths.contact} state={{ subject: 'Waitlist' }}>
              Join the Waitlist!
            </ButtonLink>
            <ButtonLink look="quietOnBand" href="#services">
              Learn more
            </ButtonLink>
          </p>
        </div>
        <WaitingScene />
      </div>
    </Strip>
  )
}

/**
 * The app at a glance: what it will do, numbered, and the way to hear when it opens: the waitlist's
 * page, or the newsletter box of the footer while there is none.
 */
export function AppStrip() {
  const { waitlistUrl } = organisation
  return (
    <Strip isSunken badge="Not launched yet" {...sections.app}>
      <ol className={styles.features}>
        {appFeatures.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong> {text}
          </li>
        ))}
      </ol>
      {waitlistUrl ? (
        <ButtonLink href={waitlistUrl}>Notify Me</ButtonLink>
      ) : (
        <>
          <Button aria-describedby="notify-how" onClick={focusNewsletterBox}>
            Notify Me
          </Button>
          <p id="notify-how" className={`${styles.notify} small`}>
            {noWaitlistYet}
          </p>
        </>
      )}
    </Strip>
  )
}

function focusNewsletterBox() {
  document.querySelector<HTMLInputElement>('footer input[type=email]')?.focus()
}

/** Cards with what the app will offer. */
export function ServicesStrip() {
  return (
    <Strip id="services" isSunken {...sections.services}>
      <ul className={styles.services}>
        {services.map(({ picture, title, text }) => (
          <li key={title} className="card">
            <Pictogram picture={picture} />
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </Strip>
  )
}
