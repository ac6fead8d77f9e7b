import { Pictogram } from '@/components/art/Pictogram'
import { FlipCard } from '@/components/cards/FlipCard'
import { RevealOnScroll } from '@/components/motion/RevealOnScroll'
import { values } from '@/content/home'
import styles from './home.module.css'

/** Four cards: a value in front, what we mean by it behind. */
export function ValuesSection() {
  return (
    <section id="core-values" className={styles.section}>
      <RevealOnScroll>
        <h2>What we stand for</h2>
        <p className="lead">Turn a card to see what we mean.</p>
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
      </RevealOnScroll>
    </section>
  )
}
