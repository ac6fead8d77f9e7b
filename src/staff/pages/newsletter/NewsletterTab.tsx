import { useState } from 'react'
import { newsletterTexts as texts } from '@/staff/content/newsletter'
import type { Subscriber } from '@/staff/domain/records'
import { countSubscribers, deleteSubscriber, listSubscribers } from '@/staff/services/subscribers'
import { QuestionDialog } from '@/staff/pages/dialog/QuestionDialog'
import { useQuestion } from '@/staff/pages/dialog/useQuestion'
import { RowButton } from '@/staff/pages/list/Row'
import { StaffList } from '@/staff/pages/list/StaffList'
import { textColumn } from '@/staff/pages/list/StaffTable'
import { usePages } from '@/staff/pages/list/usePages'

export function NewsletterTab() {
  const [count, setCount] = useState<number | null>(null)
  const pages = usePages(async (after) => {
    const [page, counted] = await Promise.all([
      listSubscribers(after),
      after === null ? countSubscribers() : count,
    ])
    setCount(counted)
    return page
  })
  const {
    about: toRemove,
    ask,
    closing,
  } = useQuestion<Subscriber>(({ email }) => {
    const gone = pages.items?.filter((each) => each.email === email) ?? []
    gone.forEach(pages.drop)
    setCount((before) => before && before - gone.length)
  })
  return (
    <>
      <p>{texts.lead}</p>
      <p role="status">{count !== null && count > 0 && texts.count(count)}</p>
      <StaffList
        label="Newsletter"
        pages={pages}
        keyOf={({ id }) => id}
        empty={texts.empty}
        fileName="newsletter"
        columns={[textColumn('Email', ({ email }: Subscriber) => email)]}
        renderActions={(about) => (
          <RowButton
            label="Take off the list…"
            about={about.email}
            isGrave
            onClick={() => ask(about)}
          />
        )}
      />
      {toRemove && (
        <QuestionDialog
          {...texts.remove}
          title={texts.remove.title(toRemove.email)}
          act={() => deleteSubscriber(toRemove.email)}
          {...closing}
        />
      )}
    </>
  )
}
