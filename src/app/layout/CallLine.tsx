import { firstHelplines } from '@/content/facts/helplines'
import { frameTexts } from '@/content/texts/frame'
import { telLink } from '@/domain/contact/phone'
import styles from './CallLine.module.css'

const { danger, talk } = frameTexts.call

/** Two numbers to call from every page's first screen. */
export function CallLine() {
  return (
    <aside className={styles.line} aria-label="Numbers to call">
      {firstHelplines.slice(0, 2).map(({ number, isEmergency }) => (
        <span key={number}>
          {isEmergency ? danger : talk}{' '}
          <a className={styles.number} href={telLink(number)}>
            {number}
          </a>
        </span>
      ))}
    </aside>
  )
}
