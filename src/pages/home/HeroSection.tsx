import { HeroScene } from '@/components/art/HeroScene'
import { ButtonLink } from '@/components/buttons/Button'
import { TypingText } from '@/components/motion/TypingText'
import { paths } from '@/config/paths'
import { organisation } from '@/content/organisation'
import styles from './home.module.css'

const name = [organisation.productName]

const anchors = [
  { to: '#mission', label: 'Our mission' },
  { to: '#core-values', label: 'Our values' },
  { to: '#services', label: 'Our services' },
]

/** The name, typed again and again, the mission, and the ways down the page and on. */
export function HeroSection() {
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
            {anchors.map(({ to, label }) => (
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
