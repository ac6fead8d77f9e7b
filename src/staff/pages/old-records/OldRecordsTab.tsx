import { useState } from 'react'
import recordKeeping from '@/content/facts/recordKeeping.json'
import { oldRecordsTexts as texts } from '@/staff/content/oldRecords'
import { monthsBefore } from '@/domain/calendar/calendar'
import type { Area } from '@/staff/domain/areas'
import {
  agingKinds,
  deleteRecords,
  listOldRecords,
  type AgingKind,
  type OldRecord,
} from '@/staff/services/oldRecords'
import { recently } from '@/staff/services/waiting'
import { timeText } from '@/staff/domain/days'
import { DialogButton } from '@/staff/pages/dialog/DialogButton'
import { QuestionDialog } from '@/staff/pages/dialog/QuestionDialog'
import { StaffList } from '@/staff/pages/list/StaffList'
import type { Column } from '@/staff/pages/list/StaffTable'
import { usePages } from '@/staff/pages/list/usePages'
import { useDesk } from '@/staff/pages/useDesk'

const areaOf: Readonly<Record<AgingKind, Area>> = {
  donations: 'money',
  orders: 'money',
  messages: 'messages',
  tellMeWhen: 'messages',
}

export function OldRecordsTab() {
  const { areas } = useDesk()
  return (
    <>
      <p>{texts.lead}</p>
      {agingKinds
        .filter((kind) => areas.includes(areaOf[kind]))
        .map((kind) => {
          const months = recordKeeping.keptMonths[kind]
          return (
            <section key={kind} aria-label={texts.kinds[kind]}>
              <h2>{texts.kinds[kind]}</h2>
              {months === null ? (
                <p>{texts.undecided}</p>
              ) : (
                <OldRecords kind={kind} months={months} />
              )}
            </section>
          )
        })}
    </>
  )
}

const columns: readonly Column<OldRecord>[] = [
  { name: 'Name', renderCell: ({ name }) => name },
  { name: 'Since', renderCell: ({ at }) => timeText(at) },
]

function OldRecords({ kind, months }: { kind: AgingKind; months: number }) {
  // Three months may be 89 days, and the rules keep everything for 90.
  const [before] = useState(
    () => new Date(Math.min(Number(monthsBefore(new Date(), months)), Number(recently()))),
  )
  const pages = usePages(() => listOldRecords(kind, before))
  const ids = pages.items?.map(({ id }) => id) ?? []
  return (
    <>
      <p>{texts.kept(months)}</p>
      <StaffList label={texts.kinds[kind]} columns={columns} pages={pages} empty={texts.empty} />
      {ids.length > 0 && (
        <DialogButton
          variant="quiet"
          isGrave
          label={texts.button(ids.length)}
          // Even after a failure: some may be gone.
          onClose={pages.refetch}
        >
          <QuestionDialog
            {...texts.remove(ids.length)}
            isDestructive
            act={() => deleteRecords(kind, ids)}
          />
        </DialogButton>
      )}
    </>
  )
}
