import { useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { useFetched } from '@/components/form/useFetched'
import { shownMonthTexts } from '@/content/texts/shownMonth'
import { newDocumentId } from '@/domain/documentId'
import type { Account } from '@/domain/members/account'
import { publicationTexts as texts } from '@/staff/content/publication'
import type { BookEntry } from '@/staff/domain/book'
import { giftsOf } from '@/staff/domain/publication'
import { QuestionDialog } from '@/staff/pages/dialog/QuestionDialog'
import { ReasonDialog } from '@/staff/pages/dialog/ReasonDialog'
import { monthText, timeText } from '@/staff/pages/list/timeText'
import { PartState } from '@/staff/pages/PartState'
import { loadPublication, publishMonth, takeBackMonth } from '@/staff/services/publications'

/** Puts the sums of a month that is over on the site, or takes them off. */
export function PublishMonth({
  month,
  entries,
  account,
}: {
  /** YYYY-MM. */
  month: string
  entries: readonly BookEntry[]
  account: Account
}) {
  const { value, isPending, failure, retry, refetch } = useFetched(async () => ({
    shown: await loadPublication(month),
  }))
  const [asked, setAsked] = useState('')
  const close = () => setAsked('')
  const done = () => {
    close()
    refetch()
  }
  const sums = giftsOf(entries)
  if (!value) return <PartState {...{ isPending, failure, retry }} />
  const { shown } = value
  if (!shown && sums.received <= 0) return null
  return (
    <section aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {shown && (
        <p>
          {texts.shown(shown)} {texts.by(shown.byEmail, timeText(shown.at))}{' '}
          {shown.by === account.uid && texts.another}
        </p>
      )}
      {shown?.by !== account.uid && (
        <p className="actions">
          <Button variant="secondary" onClick={() => setAsked(newDocumentId())}>
            {shown ? texts.takeBack.button : texts.button}
          </Button>
        </p>
      )}
      {asked && shown && (
        <QuestionDialog
          {...texts.takeBack}
          title={texts.takeBack.title(monthText(month))}
          act={() => takeBackMonth(shown, account)}
          onDone={done}
          onClose={close}
        />
      )}
      {asked && !shown && (
        <ReasonDialog
          {...texts.publish}
          title={texts.publish.title(monthText(month))}
          text={texts.publish.text(shownMonthTexts.received(sums))}
          act={(spent) => publishMonth(asked, { month, ...sums, spent }, account)}
          onDone={done}
          onClose={close}
        />
      )}
    </section>
  )
}
