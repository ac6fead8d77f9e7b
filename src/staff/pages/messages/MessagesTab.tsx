import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { useState } from 'react'
import { Button, ButtonLink } from '@/components/buttons/Button'
import { firstHelplines } from '@/content/texts/helplines'
import { rowTexts } from '@/staff/content/desk'
import { staffMessagesTexts as texts } from '@/staff/content/messages'
import { soundsLikeDanger } from '@/staff/domain/danger'
import { isPerson } from '@/staff/domain/textSearch'
import { dayInKenya } from '@/domain/calendar/calendar'
import { mailDraftLink } from '@/domain/contact/draftLinks'
import {
  deleteMessages,
  listMessages,
  markAnswered,
  reloadMessage,
  type MessageInList,
} from '@/staff/services/messages'
import { howLong, timeText } from '@/staff/pages/list/timeText'
import styles from '@/staff/pages/list/list.module.css'
import { LongText } from '@/staff/pages/list/LongText'
import { PhoneLink } from '@/staff/pages/list/PhoneLink'
import { QuestionDialog } from '@/staff/pages/dialog/QuestionDialog'
import { useQuestion } from '@/staff/pages/dialog/useQuestion'
import { RowButton, RowFailure, RowSuccess, useRowAction } from '@/staff/pages/list/Row'
import type { DeskProps } from '@/staff/pages/deskProps'
import { SearchForm } from '@/staff/pages/list/SearchForm'
import { StaffList } from '@/staff/pages/list/StaffList'
import type { Column } from '@/staff/pages/list/StaffTable'
import { usePages, useShowMore } from '@/staff/pages/list/usePages'

const columnsAt = (now: number): readonly Column<MessageInList>[] => [
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

export function MessagesTab({ account, searchText, onSearch }: DeskProps) {
  const [now] = useState(Date.now)
  const pages = usePages<MessageInList>(listMessages, '', reloadMessage)
  const shown = useShowMore(
    pages,
    pages.items && unansweredFirst(pages.items.filter(isFrom(searchText))),
    searchText,
  )
  const answer = useRowAction(pages)
  const { about: toDelete, ask, closing } = useQuestion<MessageInList>(pages.drop)

  const renderActions = (about: MessageInList) => {
    const { id, name } = about.message
    return (
      <>
        <AnswerLinks about={about} />
        {!about.answered && (
          <Button
            variant="text"
            disabled={answer.isBusy}
            aria-label={`Mark as answered: ${name}`}
            onClick={() =>
              answer.run({
                row: id,
                item: about,
                act: () => markAnswered(id, account),
                said: texts.noted(name),
              })
            }
          >
            Mark as answered
          </Button>
        )}
        <RowButton label="Delete…" about={name} isGrave onClick={() => ask(about)} />
        <RowFailure failure={answer.failureOf(id)} />
      </>
    )
  }

  return (
    <>
      <DangerNote />
      <p>{texts.lead}</p>
      <SearchForm label={texts.search} searchText={searchText} onSearch={onSearch} />
      <RowSuccess>{answer.said}</RowSuccess>
      <StaffList
        label="Messages"
        columns={columnsAt(now)}
        renderActions={renderActions}
        pages={shown}
        keyOf={({ message }) => message.id}
        empty={searchText === '' ? texts.empty : texts.notFound}
        fileName="messages"
      />
      {toDelete && (
        <QuestionDialog
          {...texts.remove}
          title={texts.remove.title(toDelete.message.name)}
          isDestructive
          act={() => deleteMessages([toDelete.message.id])}
          {...closing}
        />
      )}
    </>
  )
}

/** Searched on the device: all messages are loaded. */
function isFrom(searchText: string) {
  return ({ message: { name, email } }: MessageInList) =>
    isPerson({ name, email, phone: '' }, searchText)
}

/** What sounds like danger, then what waits longest; then answered ones, newest first. */
function unansweredFirst(oldestFirst: readonly MessageInList[]): readonly MessageInList[] {
  const waiting = oldestFirst.filter(({ answered }) => !answered)
  return [
    ...waiting.filter(({ message }) => soundsLikeDanger(message)),
    ...waiting.filter(({ message }) => !soundsLikeDanger(message)),
    ...oldestFirst.filter(({ answered }) => answered).reverse(),
  ]
}

const dangerNote = {
  marginBlockEnd: 2,
  '& ul': { paddingInlineStart: 2.5, marginBlockEnd: 0 },
  '& .MuiAlert-icon': { display: { xs: 'none', sm: 'flex' } },
} as const

function DangerNote() {
  return (
    <Alert severity="warning" sx={dangerNote}>
      <AlertTitle>{texts.danger.title}</AlertTitle>
      {texts.danger.text}
      <ul aria-label={texts.danger.helplines}>
        {firstHelplines.map(({ name, number }) => (
          <li key={number}>
            {name}: <PhoneLink number={number} />
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function AnswerLinks({ about: { message } }: { about: MessageInList }) {
  const { name, email, subject } = message
  // The form takes any address: a typo must not hold up a call for help.
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) return <p>{texts.noAddress}</p>
  const { draft } = texts
  const numbers = firstHelplines.map((each) => `${each.name}: ${each.number}`).join('\n')
  return (
    <>
      <ButtonLink
        variant="secondary"
        aria-label={`Answer by email: ${name}`}
        href={mailDraftLink(email, draft.subject(subject), draft.text(name))}
      >
        Answer by email
      </ButtonLink>
      <ButtonLink
        variant="text"
        aria-label={`With helplines: ${name}`}
        href={mailDraftLink(email, draft.subject(subject), draft.withHelplines(name, numbers))}
      >
        With helplines
      </ButtonLink>
    </>
  )
}

function answeredText({ answered }: MessageInList): string {
  return answered ? rowTexts.done(texts.answered, timeText(answered.at), answered.byEmail) : ''
}
