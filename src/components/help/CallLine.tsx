import { emergencyNumber } from '@/content/facts/helplines.json'
import { frameTexts } from '@/content/texts/frame'
import { lineToTalk } from '@/content/texts/helplines'
import { telLink } from '@/domain/contact/phone'
import styles from './callLine.module.css'

const { danger, talk } = frameTexts.call

/** Numbers to call, on the first screen of every page. */
export function CallLine() {
  return (
    <aside className={styles.line} aria-label="Numbers to call">
      <CallPart before={danger} number={emergencyNumber} />
      {lineToTalk && <CallPart before={talk} number={lineToTalk.number} name={lineToTalk.name} />}
    </aside>
  )
}

function CallPart(props: { before: string; number: string; name?: string }) {
  const { before, number, name } = props
  return (
    <span>
      {before}{' '}
      <a className={styles.number} href={telLink(number)}>
        {name && <span className="visually-hidden">{name},</span>} {number}
      </a>
    </span>
  )
}
