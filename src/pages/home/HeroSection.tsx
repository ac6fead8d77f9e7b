import { Link } from 'react-router-dom'
import { HeroScene } from '@/components/art/HeroScene'
import { buttonClass } from '@/components/buttons/buttonClass'
import { TypingText } from '@/components/motion/TypingText'
import { paths } from '@/config/paths'
import { organisation } from '@/content/organisation'
import styles from './home.module.css'

const name = [organisation.productName]

/** The name, typed again and again, the mission, and the ways down the page and on. */
export function HeroSection() {
  return (
    <div className={`page ${styles.hero}`}>
      <div>
        <TypingText as="h1" className={styles.name} phrases={name} />
        <p className="lead">{organisation.mission}</p>
        <p className="actions">
          <Link className={buttonClass()} to={paths.donate}>
            Support our work
          </Link>
          <Link className={buttonClass('secondary')} to={paths.helpNow}>
            Find a helpline
          </Link>
        </p>
        <nav aria-label="On this page">
          <ul className={styles.anchors}>
            <li>
              <a href="#mission">Our mission</a>
            </li>
            <li>
              <a href="#core-values">Our values</a>
            </li>
            <li>
              <a href="#services">Our services</a>
            </li>
          </ul>
        </nav>
      </div>
      <HeroScene className={styles.scene} />
    </div>
  )
}
