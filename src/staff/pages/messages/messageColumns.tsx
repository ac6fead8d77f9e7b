import { rowTexts } from '@/staff/content/desk'
import { staffMessagesTexts as texts } from '@/staff/content/messages'
import { dayInKenya } from '@/domain/calendar/calendar'
import { soundsLikeDanger } from '@/staff/domain/danger'
import styles from '@/staff/pages/list/list.module.css'
import { LongText } from '@/staff/pages/list/LongText'
import type { Column } from '@/staff/pages/list/StaffTable'
import { howLong, timeText } from '@/staff/pages/list/timeText'
import type { MessageInList } from '@/staff/services/messages'

/** `now`: in ms since 1970. */
export const columnsAt = (now: number): readonly Column<MessageInList>[] => [
  {
    name: 'From',
    renderCell: ({ message, answered }) => (
      <div className={styles.person}>
        <strong>{message.name}</strong>
        <div>{message.email}</div>
        <div>
          {timeText(message.at)}
          {!answered && message.at && `, ${texts.waits(howLong(now - message.at.getTime()))}`}
        </div>
      </div>
    ),
    csv: ({ message }) => message.name,
  },
  { name: 'Email', csv: ({ message }) => message.email },
  { name: 'When', csv: ({ message }) => (message.at ? dayInKenya(message.at) : '') },
  { name: 'Subject', csv: ({ message }) => message.subject },
  {
    name: 'Message',
    renderCell: ({ message }) => (
      <>
        {soundsLikeDanger(message) && <span className={styles.chip}>{texts.urgent}</span>}
        <strong>{message.subject}</strong>
        <div className={styles.letter} dir="auto">
          <LongText text={message.message} />
        </div>
      </>
    ),
    csv: ({ message }) => message.message,
  },
  {
    name: 'Answered',
    renderCell: (about) => answeredText(about) || '–',
    csv: answeredText,
  },
]

function answeredText({ answered }: MessageInList): string {
  return answered ? rowTexts.done(texts.answered, timeText(answered.at), answered.byEmail) : ''
}
