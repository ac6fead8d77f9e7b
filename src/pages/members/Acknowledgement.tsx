import { useState } from 'react'
import { PrintButton } from '@/components/buttons/PrintButton'
import { acknowledgementTexts as texts } from '@/content/texts/acknowledgement'
import { dayInKenya, dayOfMoment } from '@/domain/calendar/calendar'
import type { Account } from '@/domain/members/account'
import {
  printedCode,
  receiptNumber,
  refundedBy,
  type Contribution,
} from '@/domain/members/contributions'
import styles from './acknowledgement.module.css'

/** `tax` has the details of a tax receipt; null makes it an acknowledgement. */
export function Acknowledgement({
  name,
  account,
  contributions,
  tax,
}: {
  name: string
  account: Account
  contributions: readonly Contribution[]
  tax: string | null
}) {
  const [now] = useState(() => new Date())
  const title = tax === null ? texts.title : texts.taxTitle
  return (
    <article className={styles.sheet} aria-label={title}>
      <p className="strong">{texts.from()}</p>
      <h3>{title}</h3>
      <p>
        {texts.issued(
          receiptNumber(account.uid, dayInKenya(now), contributions.length),
          dayOfMoment(now),
        )}
      </p>
      <p>{texts.received(name)}</p>
      <ul className={styles.lines}>
        {contributions.map(onPaper).map(({ day, what, amount, code }) => (
          <li key={code}>
            <span>{what}</span> <strong>{amount}</strong> <span className={styles.note}>{day}</span>{' '}
            <span className={styles.note}>{printedCode(code)}</span>
          </li>
        ))}
      </ul>
      <p>{texts.thanks}</p>
      <p className="small muted">
        {texts.codes} {tax ?? texts.noTax}
      </p>
      <p className="on-screen">
        <PrintButton variant="secondary" />
      </p>
    </article>
  )
}

/** A refund becomes negative, and names the code that it pays back. */
function onPaper(contribution: Contribution): Contribution {
  const paidBack = refundedBy(contribution)
  if (paidBack === null) return contribution
  const amount = contribution.amount.replace('Ksh ', 'Ksh -')
  return { ...contribution, what: texts.refundOf(printedCode(paidBack)), amount }
}
