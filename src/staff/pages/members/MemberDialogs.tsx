import DialogContentText from '@mui/material/DialogContentText'
import { useState } from 'react'
import { staffMembersTexts as texts } from '@/staff/content/members'
import { dayInKenya } from '@/domain/calendar/calendar'
import { inPlace } from '@/domain/text/inPlace'
import { memberName } from '@/staff/domain/members'
import { isDayUntil, timeText } from '@/staff/domain/days'
import { DialogButton } from '@/staff/pages/dialog/DialogButton'
import { QuestionDialog } from '@/staff/pages/dialog/QuestionDialog'
import { DayField, ReasonDialog } from '@/staff/pages/dialog/answers'
import { saveTextFile } from '@/device/saveTextFile'
import { changeMember, deleteMemberData } from '@/staff/services/members'
import type { MemberInList } from './memberColumns'

export function MemberDialogs({ member }: { member: MemberInList }) {
  const { id, profile } = member
  const name = memberName(profile)
  return (
    <>
      <DialogButton label="Role…">
        <ReasonDialog
          {...texts.role(name)}
          start={profile.role}
          maxLength={100}
          act={(typed) => changeMember(id, { role: typed || undefined })}
        />
      </DialogButton>
      <DialogButton label="Joined…">
        <JoinedDialog member={member} />
      </DialogButton>
      <DialogButton label="Data…" row="stays">
        <DataDialog member={member} />
      </DialogButton>
      <DialogButton label="Delete…" isGrave row="goes">
        <QuestionDialog {...texts.remove(name)} isDestructive act={() => deleteMemberData(id)} />
      </DialogButton>
    </>
  )
}

function JoinedDialog({ member: { id, profile, joined } }: { member: MemberInList }) {
  const { label, missing, ...words } = texts.joined(memberName(profile))
  const [today] = useState(() => dayInKenya(new Date()))
  const [day, setDay] = useState(joined || today)
  const isDay = isDayUntil(today, day)
  return (
    <QuestionDialog {...words} act={isDay ? () => changeMember(id, { dateJoined: day }) : null}>
      <DayField
        label={label}
        today={today}
        value={day}
        onType={setDay}
        problem={!isDay && missing}
      />
    </QuestionDialog>
  )
}

function DataDialog({ member: { id, profile } }: { member: MemberInList }) {
  const words = texts.data
  const { stored } = profile
  const data = JSON.stringify(stored, null, 2)
  return (
    <QuestionDialog
      {...words}
      title={words.title(memberName(profile))}
      act={async () => saveTextFile(`member-${id}.json`, 'application/json', data)}
    >
      <dl className="facts pairs" aria-label={words.list}>
        {Object.entries(stored).map(([name, value]) => (
          <div key={name}>
            <dt>{words.labels[name] ?? name}</dt>
            <dd>{storedText(value)}</dd>
          </div>
        ))}
      </dl>
      <DialogContentText>{words.elsewhere}</DialogContentText>
    </QuestionDialog>
  )
}

function storedText(value: unknown): string {
  if (Array.isArray(value)) return value.map(storedText).join('; ') || '–'
  if (value instanceof Date) return timeText(value)
  if (value === null || value === '') return '–'
  return inPlace(typeof value === 'string' ? value : JSON.stringify(value))
}
