import { Link } from 'react-router-dom'
import { HeroScene } from '@/components/art/HeroScene'
import { ButtonLink } from '@/components/buttons/Button'
import { TypingText } from '@/components/motion/TypingText'
import { paths } from '@/config/paths'
import { anchors, missionStatement, stats } from '@/content/home'
import { organisation } from '@/content/organisation'
import { AppStrip, ServicesStrip, WaitlistStrip } from './AppStrips'
import { ReasonsStrip, TeamStrip, ValuesStrip } from './WhoWeAreStrips'
import styles from './home.module.css'

const name = [organisation.productName]

/** /: who we are, in one sentence, what the app will do, and the ways on. */
export function HomePage() {
  return (
    <>
      <Hero />
      <Mission />
      <WaitlistStrip />
      <AppStrip />
      <ValuesStrip />
      <ServicesStrip />
      <ReasonsStrip />
      <TeamStrip />
    </>
  )
}

/** The name, typed again and again, the mission, and the ways down the page and on. */
function Hero() {
  return (
    <div className={`page ${styles.hero}`}>
      <div>
        <TypingText as="h1" className={styles.name} phrases={name} />
        <p className="lead">{organisation.mission}</p>
        <p className="actions">
          <ButtonLink to={paths.donate}>Support our work</ButtonLink>
          <ButtonLink look="secondary" to={paths.helpNow}>
            Find a helpline
          </ButtonLink>
        </p>
        <nav aria-label="On this page">
          <ul className="plain-list cluster">
            {Object.entries(anchors).map(([label, to]) => (
              <li key={to}>
                <a className="touch" href={to}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <HeroScene />
    </div>
  )
}

/** The mission in one sentence, and four figures with what each of them means. */
function Mission() {
  return (
    <section id="mission" className={`${styles.section} ${styles.raised}`}>
      <div className={styles.mission}>
        <div>
          <h2 className={styles.eyebrow}>Our mission</h2>
          <p className={styles.statement}>{missionStatement}</p>
        </div>
        <dl className={styles.stats}>
          {stats.map(({ value, label, note, link }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={styles.figure}>{value}</dd>
              <dd className="small">
                {note}{' '}
                {link && (
                  <Link className="touch" to={link.to}>
                    {link.label}
                  </Link>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
