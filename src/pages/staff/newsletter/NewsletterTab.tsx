import Button from '@mui/material/Button'
import { useState } from 'react'
import { newsletterTexts as texts } from '@/content/staffLists'
import type { Subscriber } from '@/domain/staff/records'
import { countSubscribers, deleteSubscriber, listSubscribers } from '@/services/staff/subscribers'
import { QuestionDialog } from '@/pages/staff/dialog/QuestionDialog'
import { useQuestion } from '@/pages/staff/dialog/useQuestion'
import { StaffList } from '@/pages/staff/list/StaffList'
import { textColumn } from '@/pages/staff/list/StaffTable'
import { usePages } from '@/pages/staff/list/usePages'

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
        columns={[
          textColumn('Email', ({ email }: Subscriber) => email),
          {
            name: '',
            renderCell: (about) => (
              <Button
                size="small"
                color="error"
                aria-label={`Take off the list… ${about.email}`}
                onClick={() => ask(about)}
              >
                Take off the list…
              </Button>
            ),
          },
        ]}
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
