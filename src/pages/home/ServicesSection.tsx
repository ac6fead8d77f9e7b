import { Pictogram } from '@/components/art/Pictogram'
import { RevealOnScroll } from '@/components/motion/RevealOnScroll'
import { services } from '@/content/home'
import styles from './home.module.css'

/** Six cards: what the app will offer. */
export function ServicesSection() {
  return (
    <section id="services" className={`${styles.section} ${styles.sunken}`}>
      <RevealOnScroll>
        <h2>What you will find in the app</h2>
        <p className="lead">Six ways to be heard, to learn and to rest. They open with the app.</p>
        <ul className={styles.services}>
          {services.map(({ picture, title, text }) => (
            <li key={title} className="card">
              <Pictogram picture={picture} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </RevealOnScroll>
    </section>
  )
}
