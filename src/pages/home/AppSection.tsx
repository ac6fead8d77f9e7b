import { Button, ButtonLink } from '@/components/buttons/Button'
import { RevealOnScroll } from '@/components/motion/RevealOnScroll'
import { appFeatures, noWaitlistYet, sections } from '@/content/home'
import { organisation } from '@/content/organisation'
import styles from './home.module.css'

/** The app at a glance: what it will do, numbered, and the way to hear when it opens. */
export function AppSection() {
  const { title, lead } = sections.app
  return (
    <section className={`${styles.section} ${styles.sunken}`}>
      <RevealOnScroll>
        <p className={styles.badge}>Not launched yet</p>
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
        <ol className={styles.features}>
          {appFeatures.map((feature) => (
            <li key={feature.title}>
              <strong>{feature.title}</strong> {feature.text}
            </li>
          ))}
        </ol>
        <NotifyMe />
      </RevealOnScroll>
    </section>
  )
}

/** Leads to the waitlist's page, or to the newsletter box of the footer while there is none. */
function NotifyMe() {
  const { waitlistUrl } = organisation
  if (waitlistUrl) return <ButtonLink href={waitlistUrl}>Notify Me</ButtonLink>
  return (
    <>
      <Button aria-describedby="notify-how" onClick={focusNewsletterBox}>
        Notify Me
      </Button>
      <p id="notify-how" className={`${styles.notify} small`}>
        {noWaitlistYet}
      </p>
    </>
  )
}

function focusNewsletterBox() {
  document.querySelector<HTMLInputElement>('footer input[type=email]')?.focus()
}
