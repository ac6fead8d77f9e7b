import { areaTexts } from '@/content/staff'
import type { Account } from '@/domain/members/account'
import type { Area } from '@/domain/staff/areas'

/** What a staff member looks after. */
export function StaffDesk({ account, areas }: { account: Account; areas: readonly Area[] }) {
  return (
    <>
      <p className="muted">{account.email}</p>
      <ul>
        {areas.map((area) => (
          <li key={area}>
            <strong>{areaTexts[area].name}</strong>: {areaTexts[area].what}
          </li>
        ))}
      </ul>
    </>
  )
}
