import { areaNames } from '@/content/staff'
import { teamTexts as texts } from '@/content/staffLists'
import type { DeskProps } from '@/pages/staff/deskProps'
import { StaffList } from '@/pages/staff/list/StaffList'
import { textColumn } from '@/pages/staff/list/StaffTable'
import { usePages } from '@/pages/staff/list/usePages'
import { listStaff, type StaffMember } from '@/services/staff/staffAreas'

/** Read only: staff change in the console. */
export function TeamTab({ account }: DeskProps) {
  const pages = usePages(listStaff)
  return (
    <>
      <p>{texts.lead}</p>
      <StaffList
        label="Staff"
        pages={pages}
        keyOf={({ uid }) => uid}
        empty=""
        fileName="staff"
        columns={[
          textColumn('Name', ({ uid, name }: StaffMember) =>
            uid === account.uid ? texts.you(account.email) : name || '–',
          ),
          textColumn('User UID', ({ uid }: StaffMember) => uid),
          textColumn('Looks after', ({ areas }: StaffMember) =>
            areas.length === 0 ? texts.nothing : areas.map((area) => areaNames[area]).join(', '),
          ),
        ]}
      />
    </>
  )
}
