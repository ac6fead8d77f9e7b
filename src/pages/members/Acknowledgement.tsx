import { Button } from '@/components/buttons/Button'
import { acknowledgementTexts as texts } from '@/content/acknowledgement'
import type { Contribution } from '@/domain/members/contributions'
import styles from './acknowledgement.module.css'

export function Acknowledgement({
  name,
  contributions,
}: {
  name: string
  contributions: readonly Contribution[]
}) {
  return (
    <article className={styles.sheet} aria-label={texts.title()}>
      <p className="strong">{texts.from()}</p>
      <h3>{texts.title()}</h3>
      <p>{texts.received(name)}</p>
      <ul className={styles.lines}>
        {contributions.map(({ day, what, amount, code }) => (
          <li key={code}>
            <span>{what}</span> <strong>{amount}</strong> <span className={styles.note}>{day}</span>{' '}
            <span className={styles.note}>{code}</span>
          </li>
        ))}
      </ul>
      <p>{texts.thanks}</p>
      <p className="small muted">
        {texts.codes} {texts.tax()}
      </p>
      <p className="on-screen">
        <Button look="secondary" onClick={() => print()}>
          Print or save
        </Button>
      </p>
    </article>
  )
}
