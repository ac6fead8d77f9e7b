import type { ReactNode } from 'react'
import { newsletterTexts as texts } from '@/staff/content/newsletter'
import type { Subscriber } from '@/staff/domain/records'
import { QuestionDialog } from '@/staff/pages/dialog/QuestionDialog'
import { RowQuestion } from '@/staff/pages/list/Row'
import { StaffList } from '@/staff/pages/list/StaffList'
import { textColumn } from '@/staff/pages/list/StaffTable'
import type { Pages } from '@/staff/pages/list/usePages'
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
  return (
    <>
      <p role="status">{items && items.length > 0 && texts.count(items.length)}</p>
      <StaffList
        label={label}
        pages={{ ...pages, items }}
        keyOf={({ id }) => id}
        empty={texts.empty}
        fileName={fileName}
        columns={[textColumn('Email', ({ email }: Subscriber) => email)]}
        nameOf={({ email }) => email}
        renderActions={(each) => (
          <RowQuestion label="Take off the list…" isGrave removes>
            {(closing) => (
              <QuestionDialog
                {...remove}
                {...closing}
                title={remove.title(each.email)}
                act={() => deleteSubscribers(list, [each])}
              />
            )}
          </RowQuestion>
        )}
      >
        {children}
      </StaffList>
    </>
  )
}
