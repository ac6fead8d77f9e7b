import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '@/components/buttons/Button'
import { useFocusKept } from '@/components/focus/useFocusKept'
import { Status } from '@/components/form/Form'
import { useAction } from '@/components/form/useAction'
import { paths } from '@/config/paths'
import { messages } from '@/content/messages'
import { staffGateTexts } from '@/content/staff'
import type { Account } from '@/domain/members/account'
import type { Area } from '@/domain/staff/areas'
import { loadStaffAreas } from '@/services/staff/areas'
import { StaffDesk } from './StaffDesk'

/** Lets in whoever is staff; the document that says so is read once. */
export function StaffGate({ account }: { account: Account }) {
  const [areas, setAreas] = useState<readonly Area[] | null>(null)
  const { run: load, failure } = useAction(async (_: void, isStillHere) => {
    const loaded = await loadStaffAreas(account)
    if (isStillHere()) setAreas(loaded)
  })
  const isRefused = failure?.code === 'refused'
  useFocusKept(areas === null ? 'at the gate' : 'let in')

  useEffect(() => {
    if (areas === null && !failure) load()
  })

  if (areas?.length === 0) return <p>{staffGateTexts.notStaff}</p>
  if (areas) return <StaffDesk account={account} areas={areas} />
  return (
    <>
      <div role="status">{!failure && <p className="muted">{staffGateTexts.loading}</p>}</div>
      <Status tone="error">
        {failure &&
          (isRefused
            ? staffGateTexts.notConfirmed
            : [staffGateTexts.notLoaded, messages.accountAdvice(failure)])}
      </Status>
      {failure && (
        <p className="actions">
          <Button onClick={() => load()}>Try again</Button>
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
