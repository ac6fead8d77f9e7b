import type { ReactNode } from 'react'
import { newsletterTexts as texts } from '@/staff/content/newsletter'
import type { Subscriber } from '@/staff/domain/records'
import { DialogButton } from '@/staff/pages/dialog/DialogButton'
import { QuestionDialog } from '@/staff/pages/dialog/QuestionDialog'
import { StaffList } from '@/staff/pages/list/StaffList'
import { textColumn } from '@/staff/pages/list/StaffTable'
import type { Pages } from '@/staff/pages/list/usePages'
import { deleteSubscribers, type AddressList } from '@/staff/services/subscribers'

/** Fifty at a time, each with a way off the list. */
export function AddressRows({
  label,
  list,
  pages,
  fileName,
  children,
}: {
  label: string
  list: AddressList
  pages: Pages<Subscriber>
  fileName: string
  /** More buttons. */
  children?: ReactNode
}) {
  const { items } = pages
  return (
    <>
      <p role="status">{items && items.length > 0 && texts.count(items.length)}</p>
      <StaffList
        label={label}
        pages={pages}
        empty={texts.empty}
        fileName={fileName}
        columns={[textColumn('Email', ({ email }: Subscriber) => email)]}
        nameOf={({ email }) => email}
        renderActions={(each) => (
          <DialogButton label="Take off the list…" isGrave row="goes">
            <QuestionDialog
              {...texts.remove(each.email, list)}
              act={() => deleteSubscribers(list, [each])}
            />
          </DialogButton>
        )}
      >
        {children}
      </StaffList>
    </>
  )
}
