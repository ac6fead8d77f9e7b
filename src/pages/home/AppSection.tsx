import { buttonClass } from '@/components/buttons/buttonClass'
import { RevealOnScroll } from '@/components/motion/RevealOnScroll'
import { useHydrated } from '@/components/hydration/useHydrated'
import { appFeatures } from '@/content/home'
import { organisation } from '@/content/organisation'
import styles from './home.module.css'

/** The app at a glance: what it will do, numbered, and the way to hear when it opens. */
export function AppSection() {
  return (
    <section className={`${styles.section} ${styles.sunken}`}>
      <RevealOnScroll>
        <p className={styles.badge}>Not launched yet</p>
        <h2>The app at a glance</h2>
        <p className="lead">What it will bring you, once it is here.</p>
        <ol className={styles.features}>
          {appFeatures.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong> {text}
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
  const isReady = useHydrated()
  if (waitlistUrl) {
    return (
      <a className={buttonClass()} href={waitlistUrl} target="_blank" rel="noopener">
        Notify Me
      </a>
    )
  }
  return (
    <>
      <button
        type="button"
        className={buttonClass()}
        disabled={!isReady}
        data-waiting={!isReady || undefined}
        aria-describedby="notify-how"
        onClick={focusNewsletterBox}
      >
        Notify Me
      </button>
      <p id="notify-how" className={styles.notify}>
        Our waitlist page is not set yet. Leave your address in the newsletter box at the end of
        this page and read about the launch there.
      </p>
    </>
  )
}

function focusNewsletterBox() {
  document.querySelector<HTMLInputElement>('footer input[type=email]')?.focus()
}
