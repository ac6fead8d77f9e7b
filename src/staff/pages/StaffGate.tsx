import { ThemeProvider } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '@/components/buttons/Button'
import { useFocusFallback } from '@/components/focus/useFocusFallback'
import { Status } from '@/components/form/Form'
import { useFetched } from '@/components/form/useFetched'
import { paths } from '@/config/paths'
import { areaNames, staffGateTexts as texts, staffAdvice } from '@/staff/content/desk'
import type { Account } from '@/domain/members/account'
import type { Area, StaffMember } from '@/staff/domain/areas'
import { staffHere } from '@/device/staffHere'
import { isRefusal, watchRefusals } from '@/staff/services/staffDatabase'
import { muiTheme } from '@/staff/muiTheme'
import { loadStaffMember } from '@/staff/services/staffAreas'
import { StaffDesk } from './StaffDesk'

/** Remembers on this device who is staff, for the button on their profile. */
async function loadKnownStaffMember(account: Account): Promise<StaffMember> {
  const member = await loadStaffMember(account)
  const { id: uid, areas } = member
  if (areas.length > 0) staffHere.write({ uid, areas: [...areas] })
  else if (staffHere.read()?.uid === uid) staffHere.forget()
  return member
}

/** Asks again after each refusal, so revoked areas disappear. */
export function StaffGate({ account }: { account: Account }) {
  const { value: member, failure, refetch, retry } = useFetched(() => loadKnownStaffMember(account))
  useEffect(() => watchRefusals(refetch))
  const [knownAreas, setKnownAreas] = useState<readonly Area[]>([])
  const areas = member?.areas ?? []
  const added = areas.filter((area) => !knownAreas.includes(area))
  if (added.length > 0) setKnownAreas([...knownAreas, ...added])
  const lost = member ? knownAreas.filter((area) => !areas.includes(area)) : []
  const isClosed = failure !== null && (!member || isRefusal(failure))
  useFocusFallback(isClosed || !member ? 'at the gate' : `let in: ${areas.join()}`)

  if (isClosed) {
    const isUnconfirmed = failure.code === 'refused' && knownAreas.length === 0
    return (
      <>
        <Status tone="error">
          {isUnconfirmed ? texts.notConfirmed : [texts.notLoaded, staffAdvice(failure)]}
        </Status>
        <p className="actions">
          <Button onClick={retry}>Try again</Button>
          {isUnconfirmed && (
            <ButtonLink variant="secondary" to={paths.memberLogin}>
              To your profile
            </ButtonLink>
          )}
        </p>
      </>
    )
  }
  return (
    <>
      <div role="status">{!member && <p className="muted">{texts.loading}</p>}</div>
      <Status tone="error">
        {lost.length > 0 && texts.lost(lost.map((area) => areaNames[area]).join(', '))}
        {member?.odd ? texts.odd(member.odd) : null}
      </Status>
      {member && !member.odd && areas.length === 0 && knownAreas.length === 0 && (
        <p>{texts.notStaff}</p>
      )}
      {member && areas.length > 0 && (
        <>
          <p className="muted">
            {[member.name, account.email].filter(Boolean).join(', ')}:{' '}
            {areas.map((area) => areaNames[area]).join(', ')}
          </p>
          <ThemeProvider theme={muiTheme}>
            <StaffDesk staff={account} areas={areas} />
          </ThemeProvider>
        </>
      )}
    </>
  )
}
