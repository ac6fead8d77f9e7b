import { HeroScene } from '@/components/art/HeroScene'
import { ButtonLink } from '@/components/buttons/Button'
import { Link } from '@/components/buttons/Link'
import { paths } from '@/config/paths'
import { frameTexts } from '@/content/texts/frame'
import { anchors, missionStatement, promise, stats } from '@/content/texts/home'
import organisation from '@/content/facts/organisation.json'
import typed from './TypedName.module.css'
import { AppStrip, ReadinessStrip, ServicesStrip } from './AppStrips'
import { leaders } from '@/content/facts/leaders.json'
import { ReasonsStrip, TeamStrip, ValuesStrip } from './WhoWeAreStrips'
import styles from './home.module.css'

export function HomePage() {
  return (
    <>
      <Hero />
      <Mission />
      <AppStrip />
      <ServicesStrip />
      <ReadinessStrip />
      <ValuesStrip />
      <ReasonsStrip />
      {leaders.length > 0 && <TeamStrip />}
    </>
  )
}

function Hero() {
  const { mission, productName } = organisation
  const [first, second] = promise
  return (
    <div className={styles.hero}>
      <div className={styles.welcome}>
        <TypedName name={productName} />
        <h1>
          <span className="visually-hidden">{productName}: </span>
          {first} <br />
          {second}
        </h1>
        <p className="lead">{mission}</p>
        <p className="actions">
          <ButtonLink to={paths.helpNow}>Find a helpline</ButtonLink>
          <ButtonLink variant="secondary" to={paths.donate}>
            Support our work
          </ButtonLink>
        </p>
        <nav aria-label="On this page" className="on-screen">
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

/** Animated by CSS alone; screen readers read the heading. */
function TypedName({ name }: { name: string }) {
  return (
    <div className={typed.name}>
      <input type="checkbox" className={typed.pause} aria-label="Pause animation" />
      <p className={typed.letters} aria-hidden="true">
        {Array.from(name, (letter, place) => (
          <span key={place}>{letter}</span>
        ))}
      </p>
    </div>
  )
}

function Mission() {
  const { giftUse } = organisation
  return (
    <section id="mission" className={`${styles.section} ${styles.mission}`}>
      <div>
        <h2 className={styles.eyebrow}>Our mission</h2>
        <p className={styles.statement}>{missionStatement}</p>
        {giftUse.length > 0 && (
          <p className={styles.giftUse}>
            <strong>{frameTexts.giftUse}:</strong> {giftUse.join(' ')}
          </p>
        )}
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
    </section>
  )
}
