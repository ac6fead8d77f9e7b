import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import { useState, type ReactNode } from 'react'
import { staffMembersTexts } from '@/content/staff'
import { dayInKenya } from '@/domain/calendar/calendar'
import { setDateJoined, setRole, type StoredMember } from '@/services/staff/members'
import { AnswerField, DayField, isDayUntil } from '@/pages/staff/dialog/AnswerField'
import { QuestionDialog } from '@/pages/staff/dialog/QuestionDialog'
import { saveTextFile } from '@/pages/staff/list/saveTextFile'

/** What a member is called here; the address where no name is stored. */
export function nameOf({ profile: { fname, lname, email } }: StoredMember): string {
  return `${fname} ${lname}`.trim() || email
}

/** The day on which a member joined, YYYY-MM-DD; '' where nobody has stored it. */
export function joinedOn({ profile: { dateJoined } }: StoredMember): string {
  return dateJoined && !Number.isNaN(dateJoined.getTime()) ? dayInKenya(dateJoined) : ''
}

interface EditProps {
  readonly member: StoredMember
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks for one thing about a member, and stores it once it is right. */
function EditDialog({
  member,
  texts: { title, missing, label, ...texts },
  isRight,
  save,
  renderField,
  ...closing
}: EditProps & {
  texts: (typeof staffMembersTexts)['role' | 'joined']
  isRight: boolean
  save: () => Promise<void>
  renderField: (said: { label: string; problem: string | false }) => ReactNode
}) {
  return (
    <QuestionDialog
      title={title(nameOf(member))}
      {...texts}
      {...closing}
      act={isRight ? save : null}
    >
      {(isTried) => renderField({ label, problem: isTried && !isRight && missing })}
    </QuestionDialog>
  )
}

/** Asks for a member's role, and sets it. */
export function RoleDialog(props: EditProps) {
  const { uid, profile } = props.member
  const [role, setTyped] = useState(profile.role)
  return (
    <EditDialog
      {...props}
      texts={staffMembersTexts.role}
      isRight={role.trim() !== ''}
      save={() => setRole(uid, role.trim())}
      renderField={(said) => (
        <AnswerField
          {...said}
          value={role}
          onType={setTyped}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
      )}
    />
  )
}

/** Asks for the day on which a member joined, and sets it. */
export function JoinedDialog(props: EditProps) {
  const { member } = props
  const [today] = useState(() => dayInKenya(new Date()))
  const [day, setDay] = useState(joinedOn(member) || today)
  return (
    <EditDialog
      {...props}
      texts={staffMembersTexts.joined}
      isRight={isDayUntil(today, day)}
      save={() => setDateJoined(member.uid, day)}
      renderField={(said) => <DayField {...said} today={today} value={day} onType={setDay} />}
    />
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
