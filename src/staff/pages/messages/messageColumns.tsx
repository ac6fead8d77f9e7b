import { rowTexts } from '@/staff/content/desk'
import { staffMessagesTexts as texts } from '@/staff/content/messages'
import { dayInKenya } from '@/domain/calendar/calendar'
import { soundsLikeDanger } from '@/staff/domain/danger'
import styles from '@/staff/pages/list/list.module.css'
import { LongText } from '@/staff/pages/list/cells'
import type { Column } from '@/staff/pages/list/StaffTable'
import { howLong, timeText } from '@/staff/domain/days'
import type { MessageInList } from '@/staff/services/messages'

/** `now`: in ms since 1970. */
export const columnsAt = (now: number): readonly Column<MessageInList>[] => [
  {
    name: 'From',
    renderCell: ({ name, email, at, answered }) => (
      <div className={styles.person}>
        <strong>{name}</strong>
        <div>{email}</div>
        <div>
          {timeText(at)}
          {!answered && at && `, ${texts.waits(howLong(now - at.getTime()))}`}
        </div>
      </div>
    ),
    csv: ({ name }) => name,
  },
  { name: 'Email', csv: ({ email }) => email },
  { name: 'When', csv: ({ at }) => (at ? dayInKenya(at) : '') },
  { name: 'Subject', csv: ({ subject }) => subject },
  {
    name: 'Message',
    renderCell: (message) => (
      <>
        {soundsLikeDanger(message) && <span className={styles.chip}>{texts.urgent}</span>}
        <strong>{message.subject}</strong>
        <div className={styles.letter} dir="auto">
          <LongText text={message.message} />
        </div>
      </>
    ),
    csv: ({ message }) => message,
  },
  {
    name: 'Answered',
    renderCell: (message) => answeredText(message) || '–',
    csv: answeredText,
  },
]

function answeredText({ answered }: MessageInList): string {
  return answered ? rowTexts.done(texts.answered, timeText(answered.at), answered.byEmail) : ''
}
