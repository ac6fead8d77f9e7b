import { Link } from 'react-router-dom'
import { missionStatement, stats } from '@/content/home'
import styles from './home.module.css'

/** The mission in one sentence, and four figures with what each of them means. */
export function MissionSection() {
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
