import { Link } from 'react-router-dom'
import { WaitingScene } from '@/components/art/WaitingScene'
import { buttonClass } from '@/components/buttons/buttonClass'
import { RevealOnScroll } from '@/components/motion/RevealOnScroll'
import { paths } from '@/config/paths'
import styles from './home.module.css'

/** The call to action: join the waitlist, or read on. */
export function WaitlistSection() {
  return (
    <section className={styles.section}>
      <RevealOnScroll>
        <div className={styles.band}>
          <div>
            <h2>A quiet place to talk, in your pocket</h2>
            <p>
              The app is being built. Tell us that you want it, and be among the first to sit down.
            </p>
            <p className="actions">
              <Link
                className={buttonClass('onBand')}
                to={paths.contact}
                state={{ subject: 'Waitlist' }}
              >
                Join the Waitlist!
              </Link>
              <a className={`${buttonClass('secondary')} ${styles.onBand}`} href="#services">
                Learn more
              </a>
            </p>
          </div>
          <WaitingScene className={styles.bandScene} />
        </div>
      </RevealOnScroll>
    </section>
  )
}
