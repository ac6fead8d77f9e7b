import { newsletterTexts as texts } from '@/staff/content/newsletter'
import type { Subscriber } from '@/staff/domain/records'
import { deleteSubscriber, listSubscribers } from '@/staff/services/subscribers'
import { QuestionDialog } from '@/staff/pages/dialog/QuestionDialog'
import { useQuestion } from '@/staff/pages/dialog/useQuestion'
import { RowButton } from '@/staff/pages/list/Row'
import { StaffList } from '@/staff/pages/list/StaffList'
import { textColumn } from '@/staff/pages/list/StaffTable'
import { usePages, useShowMore } from '@/staff/pages/list/usePages'

export function NewsletterTab() {
  const pages = usePages(listSubscribers)
  const shown = useShowMore(pages, pages.items)
  const { about: toRemove, ask, closing } = useQuestion<Subscriber>(pages.drop)
  return (
    <>
      <p>{texts.lead}</p>
      <p role="status">{shown.total > 0 && texts.count(shown.total)}</p>
      <StaffList
        label="Newsletter"
        pages={shown}
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
