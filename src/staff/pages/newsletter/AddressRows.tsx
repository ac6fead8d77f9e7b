import type { ReactNode } from 'react'
import { newsletterTexts as texts } from '@/staff/content/newsletter'
import type { Subscriber } from '@/staff/domain/records'
import { QuestionDialog } from '@/staff/pages/dialog/QuestionDialog'
import { useQuestion } from '@/staff/pages/dialog/useQuestion'
import { RowButton } from '@/staff/pages/list/Row'
import { StaffList } from '@/staff/pages/list/StaffList'
import { textColumn } from '@/staff/pages/list/StaffTable'
import { useShowMore, type Pages } from '@/staff/pages/list/usePages'
import { deleteSubscribers, type AddressList } from '@/staff/services/subscribers'

/** Fifty at a time, each with a way off the list. */
export function AddressRows({
  label,
  list,
  pages,
  items,
  remove,
  fileName,
  children,
}: {
  label: string
  list: AddressList
  pages: Pages<Subscriber>
  items: readonly Subscriber[] | null
  remove: Omit<typeof texts.remove, 'text'> & { readonly text: string }
  fileName: string
  /** More buttons. */
  children?: ReactNode
}) {
  const shown = useShowMore(pages, items)
  const { about, ask, closing } = useQuestion<Subscriber>(pages.drop)
  return (
    <>
      <p role="status">{shown.total > 0 && texts.count(shown.total)}</p>
      <StaffList
        label={label}
        pages={shown}
        keyOf={({ id }) => id}
        empty={texts.empty}
        fileName={fileName}
        columns={[textColumn('Email', ({ email }: Subscriber) => email)]}
        renderActions={(each) => (
          <RowButton
            label="Take off the list…"
            about={each.email}
            isGrave
            onClick={() => ask(each)}
          />
        )}
      >
        {children}
      </StaffList>
      {about && (
        <QuestionDialog
          {...remove}
          title={remove.title(about.email)}
          act={() => deleteSubscribers(list, [about])}
          {...closing}
        />
      )}
    </>
  )
}
