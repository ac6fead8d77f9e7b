import { Button, ButtonLink } from '@/components/buttons/Button'
import { useFocusKept } from '@/components/focus/useFocusKept'
import { Status } from '@/components/form/Form'
import { useFetched } from '@/components/form/useFetched'
import { paths } from '@/config/paths'
import { staffGateTexts, staffAdvice } from '@/content/staff'
import type { Account } from '@/domain/members/account'
import { loadPart } from '@/services/call'
import { loadStaffAreas } from '@/services/staff/staffAreas'

export function StaffGate({ account }: { account: Account }) {
  const { value: entry, failure, retry } = useFetched(() => loadEntry(account))
  const isRefused = failure?.code === 'refused'
  useFocusKept(entry === null ? 'at the gate' : 'let in')

  if (entry && !entry.Desk) return <p>{staffGateTexts.notStaff}</p>
  if (entry?.Desk) return <entry.Desk account={account} areas={entry.areas} />
  return (
    <>
      <div role="status">{!failure && <p className="muted">{staffGateTexts.loading}</p>}</div>
      <Status tone="error">
        {failure &&
          (isRefused
            ? staffGateTexts.notConfirmed
            : [staffGateTexts.notLoaded, staffAdvice(failure)])}
      </Status>
      {failure && (
        <p className="actions">
          <Button onClick={retry}>Try again</Button>
          {isRefused && (
            <ButtonLink look="secondary" to={paths.memberLogin}>
              To your profile
            </ButtonLink>
          )}
        </p>
      )}
    </>
  )
}

/** The desk brings Material UI, for staff alone. */
async function loadEntry(account: Account) {
  const areas = await loadStaffAreas(account)
  if (areas.length === 0) return { areas, Desk: null }
  const { StaffDesk } = await loadPart(() => import('./StaffDesk'))
  return { areas, Desk: StaffDesk }
}
