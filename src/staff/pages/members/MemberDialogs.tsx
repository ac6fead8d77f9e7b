import DialogContentText from '@mui/material/DialogContentText'
import { useState } from 'react'
import { staffMembersTexts } from '@/staff/content/members'
import { dayInKenya } from '@/domain/calendar/calendar'
import { inPlace } from '@/domain/text/inPlace'
import { memberName } from '@/staff/domain/members'
import { isDayUntil } from '@/staff/domain/days'
import { DayField } from '@/staff/pages/dialog/AnswerField'
import { QuestionDialog } from '@/staff/pages/dialog/QuestionDialog'
import { ReasonDialog } from '@/staff/pages/dialog/ReasonDialog'
import { saveTextFile } from '@/device/saveTextFile'
import { changeMember, deleteMemberData } from '@/staff/services/members'
import { timeText } from '@/staff/pages/list/timeText'
import type { MemberInList } from './memberColumns'

interface MemberDialogProps {
  readonly member: MemberInList
  readonly onDone: () => void
  readonly onClose: () => void
}

export function RoleDialog({ member, ...closing }: MemberDialogProps) {
  const texts = staffMembersTexts.role
  return (
    <ReasonDialog
      {...texts}
      {...closing}
      title={texts.title(memberName(member.profile))}
      start={member.profile.role}
      maxLength={100}
      act={(role) => changeMember(member.uid, { role: role || undefined })}
    />
  )
}

export function JoinedDialog({ member, ...closing }: MemberDialogProps) {
  const texts = staffMembersTexts.joined
  const [today] = useState(() => dayInKenya(new Date()))
  const [day, setDay] = useState(member.joined || today)
  const isDay = isDayUntil(today, day)
  return (
    <QuestionDialog
      {...texts}
      {...closing}
      title={texts.title(memberName(member.profile))}
      act={isDay ? () => changeMember(member.uid, { dateJoined: day }) : null}
    >
      <DayField
        label={texts.label}
        today={today}
        value={day}
        onType={setDay}
        problem={!isDay && texts.missing}
      />
    </QuestionDialog>
  )
}

export function DeleteMemberDialog({ member, ...closing }: MemberDialogProps) {
  const texts = staffMembersTexts.remove
  return (
    <QuestionDialog
      {...texts}
      {...closing}
      title={texts.title(memberName(member.profile))}
      isDestructive
      act={() => deleteMemberData(member.uid)}
    />
  )
}

export function MemberDataDialog({ member, onClose }: MemberDialogProps) {
  const texts = staffMembersTexts.data
  const { stored } = member.profile
  const data = JSON.stringify(stored, null, 2)
  return (
    <QuestionDialog
      {...texts}
      title={texts.title(memberName(member.profile))}
      failed=""
      act={async () => saveTextFile(`member-${member.uid}.json`, 'application/json', data)}
      onDone={onClose}
      onClose={onClose}
    >
      <dl className="facts pairs" aria-label={texts.list}>
        {Object.entries(stored).map(([name, value]) => (
          <div key={name}>
            <dt>{texts.labels[name] ?? name}</dt>
            <dd>{storedText(value)}</dd>
          </div>
        ))}
      </dl>
      <DialogContentText>{texts.elsewhere}</DialogContentText>
    </QuestionDialog>
  )
}

function storedText(value: unknown): string {
  if (Array.isArray(value)) return value.map(storedText).join('; ') || '–'
  if (value instanceof Date) return timeText(value)
  if (value === null || value === '') return '–'
  return inPlace(typeof value === 'string' ? value : JSON.stringify(value))
}
