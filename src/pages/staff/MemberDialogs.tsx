import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { staffMembersTexts } from '@/content/staff'
import { dayInKenya } from '@/domain/calendar/calendar'
import { setDateJoined, setRole, type StoredMember } from '@/services/staff/members'
import { QuestionDialog } from './QuestionDialog'
import { saveTextFile } from './saveTextFile'

/** What a member is called here; the address where no name is stored. */
export function nameOf({ profile: { fname, lname, email } }: StoredMember): string {
  return `${fname} ${lname}`.trim() || email
}

/** The day on which a member joined, YYYY-MM-DD; '' where nobody has stored it. */
export function joinedOn({ profile: { dateJoined } }: StoredMember): string {
  return dateJoined && !Number.isNaN(dateJoined.getTime()) ? dayInKenya(dateJoined) : ''
}

/** Asks for a member's role, and sets it. */
export function RoleDialog({
  member,
  onDone,
  onClose,
}: {
  member: StoredMember
  onDone: () => void
  onClose: () => void
}) {
  const texts = staffMembersTexts.role
  const [role, setTyped] = useState(member.profile.role)
  const isMissing = role.trim() === ''
  return (
    <QuestionDialog
      title={texts.title(nameOf(member))}
      text={texts.text}
      yes={texts.yes}
      failed={texts.failed}
      act={isMissing ? null : () => setRole(member.uid, role.trim())}
      onDone={onDone}
      onClose={onClose}
    >
      {(isTried) => (
        <TextField
          label={texts.label}
          value={role}
          onChange={({ target }) => setTyped(target.value)}
          error={isTried && isMissing}
          helperText={isTried && isMissing && texts.missing}
          fullWidth
          margin="dense"
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
      )}
    </QuestionDialog>
  )
}

/** Asks for the day on which a member joined, and sets it. */
export function JoinedDialog({
  member,
  onDone,
  onClose,
}: {
  member: StoredMember
  onDone: () => void
  onClose: () => void
}) {
  const texts = staffMembersTexts.joined
  const [today] = useState(() => dayInKenya(new Date()))
  const [day, setDay] = useState(joinedOn(member) || today)
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && day <= today
  return (
    <QuestionDialog
      title={texts.title(nameOf(member))}
      text={texts.text}
      yes={texts.yes}
      failed={texts.failed}
      act={isDay ? () => setDateJoined(member.uid, day) : null}
      onDone={onDone}
      onClose={onClose}
    >
      {(isTried) => (
        <TextField
          type="date"
          label={texts.label}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          error={isTried && !isDay}
          helperText={isTried && !isDay && texts.missing}
          fullWidth
          margin="dense"
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
        />
      )}
    </QuestionDialog>
  )
}

/** Shows all that is stored of a member, to be saved for somebody who asks for their data. */
export function MemberDataDialog({
  member,
  onClose,
}: {
  member: StoredMember
  onClose: () => void
}) {
  const texts = staffMembersTexts.data
  const data = JSON.stringify(member.profile.stored, null, 2)
  return (
    <QuestionDialog
      title={texts.title(nameOf(member))}
      text={texts.text}
      yes={texts.yes}
      failed=""
      act={async () => saveTextFile(`member-${member.uid}.json`, 'application/json', data)}
      onDone={onClose}
      onClose={onClose}
    >
      {() => (
        <>
          <Box
            component="pre"
            tabIndex={0}
            aria-label="The stored profile"
            role="region"
            sx={{
              overflow: 'auto',
              maxHeight: '40vh',
              fontSize: '0.875rem',
              whiteSpace: 'pre-wrap',
            }}
          >
            {data}
          </Box>
          <DialogContentText>{texts.elsewhere}</DialogContentText>
        </>
      )}
    </QuestionDialog>
  )
}
