import { WaitingScene } from '@/components/art/WaitingScene'
import { ButtonLink } from '@/components/buttons/Button'
import { RevealOnScroll } from '@/components/motion/RevealOnScroll'
import { paths } from '@/config/paths'
import { sections } from '@/content/home'
import styles from './home.module.css'

/** The call to action: join the waitlist, or read on. */
export function WaitlistSection() {
  const { title, lead } = sections.waitlist
  return (
    <section className={styles.section}>
      <RevealOnScroll>
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
      </RevealOnScroll>
    </section>
  )
}
