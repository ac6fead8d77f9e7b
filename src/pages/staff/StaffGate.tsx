import { useEffect, useState, type ComponentProps, type ComponentType } from 'react'
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
import { loadPart } from '@/services/call'
import type { StaffDesk } from './StaffDesk'

interface Entry {
  readonly areas: readonly Area[]
  /** Brings Material UI, so it is fetched for staff alone; null for others. */
  readonly Desk: ComponentType<ComponentProps<typeof StaffDesk>> | null
}

/** Lets in whoever is staff; the document that says so is read once. */
export function StaffGate({ account }: { account: Account }) {
  const [entry, setEntry] = useState<Entry | null>(null)
  const { run: load, failure } = useAction(async (_: void, isStillHere) => {
    const areas = await loadStaffAreas(account)
    const desk = areas.length > 0 ? await loadPart(() => import('./StaffDesk')) : null
    if (isStillHere()) setEntry({ areas, Desk: desk && desk.StaffDesk })
  })
  const isRefused = failure?.code === 'refused'
  useFocusKept(entry === null ? 'at the gate' : 'let in')

  useEffect(() => {
    if (entry === null && !failure) load()
  })

  if (entry && !entry.Desk) return <p>{staffGateTexts.notStaff}</p>
  if (entry?.Desk) return <entry.Desk account={account} areas={entry.areas} />
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
