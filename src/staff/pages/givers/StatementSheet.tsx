import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { focusOn } from '@/components/focus/focusHeading'
import { acknowledgementTexts } from '@/content/texts/acknowledgement'
import recordKeeping from '@/content/facts/recordKeeping.json'
import { paymentTexts } from '@/staff/content/payments'
import { giversTexts } from '@/staff/content/givers'
import { dayOfMoment } from '@/domain/calendar/calendar'
import { formatKsh } from '@/domain/money/money'
import { countedAmount } from '@/staff/domain/confirmation'
import { isRefund, type Giver } from '@/staff/domain/givers'
import styles from '@/staff/pages/list/sheet.module.css'
import { dayText } from '@/staff/domain/days'
import { codeText } from '@/staff/pages/payments/records'
import { nameText } from './giverRow'

const texts = giversTexts.statement

/** Its number is made of the year and the first record. */
export function StatementSheet({
  giver,
  year,
  isWhole,
  onBack,
}: {
  giver: Giver
  year: string
  /** False if it may lack gifts of a giver who is no longer known. */
  isWhole: boolean
  onBack: () => void
}) {
  const [today] = useState(() => new Date())
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => focusOn(heading.current), [])
  const tax = recordKeeping.taxReceipt
  const title = texts.title(year)
  const number = `${year}-${giver.id}`
  return (
    <>
      <article className={`sheet ${styles.statement}`} aria-label={title}>
        <p className="strong">{acknowledgementTexts.from()}</p>
        <p>{texts.contact()}</p>
        <h2 ref={heading}>{tax === null ? title : `${acknowledgementTexts.taxTitle}: ${title}`}</h2>
        <p>{acknowledgementTexts.issued(number, dayOfMoment(today))}</p>
        <p>{texts.received(nameText(giver), year)}</p>
        <table>
          <thead>
            <tr>
              <th>Day</th>
              <th>How</th>
              <th>Code</th>
              <th className={styles.amount}>Amount</th>
            </tr>
          </thead>
          <tbody>
            {giver.gifts.map((gift) => (
              <tr key={gift.id}>
                <td>{dayText(gift.paidOn)}</td>
                <td className={styles.unbroken}>
                  {paymentTexts.methods[gift.method]}
                  {isRefund(gift) && <div>{texts.refund}</div>}
                </td>
                <td className={styles.code}>{codeText(gift)}</td>
                <td className={styles.amount}>{formatKsh(countedAmount(gift))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th colSpan={3}>{texts.total(year)}</th>
              <th className={styles.amount}>{formatKsh(giver.sum)}</th>
            </tr>
          </tfoot>
        </table>
        {!isWhole && <p>{texts.notWhole}</p>}
        <p>{acknowledgementTexts.thanks}</p>
        <p className="small muted">
          {texts.codes} {tax ?? acknowledgementTexts.noTax}
        </p>
      </article>
      <p className="actions on-screen">
        <Button onClick={() => window.print()}>{texts.print}</Button>
        <Button variant="secondary" onClick={onBack}>
          {texts.back}
        </Button>
      </p>
    </>
  )
}
