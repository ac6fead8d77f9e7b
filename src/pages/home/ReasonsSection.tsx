import { RevealOnScroll } from '@/components/motion/RevealOnScroll'
import { reasons } from '@/content/home'
import { organisation } from '@/content/organisation'
import styles from './home.module.css'

/** Why us: numbered reasons. */
export function ReasonsSection() {
  return (
    <section id="why" className={styles.section}>
      <RevealOnScroll>
        <div className={styles.why}>
          <h2>Why {organisation.productName}?</h2>
          <ol className={styles.reasons}>
            {reasons.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p className="muted">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </RevealOnScroll>
    </section>
  )
}
