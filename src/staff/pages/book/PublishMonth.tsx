import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { useFetched } from '@/components/form/useFetched'
import { shownMonthTexts } from '@/content/texts/shownMonth'
import { Failure } from '@/domain/failure'
import { newDocumentId } from '@/domain/documentId'
import { formatKsh } from '@/domain/money/money'
import { publicationTexts as texts } from '@/staff/content/publication'
import type { BookEntry } from '@/staff/domain/book'
import { giftsOf } from '@/staff/domain/publication'
import { DialogButton } from '@/staff/pages/dialog/DialogButton'
import { QuestionDialog } from '@/staff/pages/dialog/QuestionDialog'
import { ReasonDialog } from '@/staff/pages/dialog/answers'
import { monthText, timeText } from '@/staff/domain/days'
import { PartState } from '@/staff/pages/PartState'
import { useDesk } from '@/staff/pages/useDesk'
import { loadMonth } from '@/staff/services/book'
import { loadPublication, publishMonth, takeBackMonth } from '@/staff/services/publications'

interface Props {
  /** YYYY-MM. */
  readonly month: string
  readonly entries: readonly BookEntry[]
}

/** Puts the sums of a past month on the site, or takes them off. */
export function PublishMonth({ month, entries }: Props) {
  const { staff } = useDesk()
  const { value, isPending, failure, retry, refetch } = useFetched(async () => ({
    shown: await loadPublication(month),
  }))
  if (!value) return <PartState {...{ isPending, failure, retry }} />
  const { shown } = value
  const { received } = giftsOf(entries)
  if (!shown && received <= 0) return null
  return (
    <section aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {shown && (
        <p>
          {texts.shown(shown)} {texts.by(shown.byEmail, timeText(shown.at))}{' '}
          {shown.by === staff.uid && texts.another}
        </p>
      )}
      {shown && shown.received !== received && (
        <Alert severity="warning">{texts.outdated(formatKsh(received))}</Alert>
      )}
      {shown?.by !== staff.uid && (
        <p className="actions">
          <DialogButton
            variant="secondary"
            label={shown ? texts.takeBackButton : texts.button}
            onClose={refetch}
          >
            {shown ? (
              <QuestionDialog
                {...texts.takeBack(monthText(month))}
                act={() => takeBackMonth(shown, staff)}
              />
            ) : (
              <PublishDialog month={month} entries={entries} />
            )}
          </DialogButton>
        </p>
      )}
    </section>
  )
}

function PublishDialog({ month, entries }: Props) {
  const { staff } = useDesk()
  const [id] = useState(newDocumentId)
  const sums = giftsOf(entries)
  return (
    <ReasonDialog
      {...texts.publish(monthText(month), shownMonthTexts.received(sums))}
      act={async (spent) => {
        // Everybody reads it, so what a colleague has voided since must not be in it.
        const now = giftsOf(await loadMonth(month, new Map()))
        if (now.received !== sums.received || now.givers !== sums.givers)
          throw new Failure('refused', { detail: texts.changed })
        await publishMonth(id, { month, ...sums, spent }, staff)
      }}
    />
  )
}
