import { useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { bookTexts } from '@/staff/content/book'
import styles from '@/staff/pages/list/list.module.css'
import { IncomeForm } from './IncomeForm'

const texts = bookTexts.income

/** The form unfolds below. */
export function RecordIncome(props: Parameters<typeof IncomeForm>[0]) {
  const [isWriting, setIsWriting] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        aria-expanded={isWriting}
        onClick={() => setIsWriting(!isWriting)}
      >
        {texts.open}
      </Button>
      {isWriting && (
        <section aria-label={texts.title} className={styles.ownRow}>
          <h2>{texts.title}</h2>
          <p>{texts.lead}</p>
          <IncomeForm {...props} />
        </section>
      )}
    </>
  )
}
