import { Pictogram } from '@/components/art/Pictogram'
import { FlipCard } from '@/components/cards/FlipCard'
import { sections, values } from '@/content/home'
import styles from './home.module.css'
import { Section } from './Section'

/** What we stand for: a value in front of each card, what we mean by it behind. */
export function ValuesSection() {
  return (
    <Section id="core-values" {...sections.values}>
      <ul className={styles.values}>
        {values.map(({ picture, title, text }) => (
          <li key={title}>
            <FlipCard
              label={title}
              front={
                <div className={styles.value}>
                  <Pictogram picture={picture} />
                  <h3>{title}</h3>
                </div>
              }
              back={<p>{text}</p>}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
