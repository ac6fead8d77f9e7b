import { areaNames } from '@/staff/content/desk'
import { teamTexts as texts } from '@/staff/content/team'
import { StaffList } from '@/staff/pages/list/StaffList'
import { usePages } from '@/staff/pages/list/usePages'
import { useDesk } from '@/staff/pages/useDesk'
import type { StaffMember } from '@/staff/domain/areas'
import { listStaff } from '@/staff/services/staffAreas'

/** Read only: who is staff is changed in the console. */
export function TeamTab() {
  const { staff } = useDesk()
  const pages = usePages(listStaff)
  return (
    <>
      <p>{texts.lead}</p>
      <StaffList
        label="Staff"
        pages={pages}
        empty=""
        columns={[
          {
            name: 'Name',
            renderCell: ({ id, name }: StaffMember) =>
              id === staff.uid ? texts.you(staff.email) : name || '–',
          },
          { name: 'User UID', renderCell: ({ id }) => id },
          {
            name: 'Looks after',
            renderCell: ({ areas, odd }) => (
              <>
                {areas.map((area) => areaNames[area]).join(', ') || texts.nothing}
                {odd && ` ${texts.odd(odd)}`}
              </>
            ),
          },
        ]}
      />
    </>
  )
}
