import { Pictogram } from '@/components/art/Pictogram'
import { sections, services } from '@/content/home'
import styles from './home.module.css'
import { Section } from './Section'

/** Cards with what the app will offer. */
export function ServicesSection() {
  return (
    <Section id="services" isSunken {...sections.services}>
      <ul className={styles.services}>
        {services.map(({ picture, title, text }) => (
          <li key={title} className="card">
            <Pictogram picture={picture} />
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
