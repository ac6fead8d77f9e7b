import { useState } from 'react'
import { staffMessagesTexts as texts } from '@/staff/content/messages'
import { soundsLikeDanger } from '@/staff/domain/danger'
import { isPerson } from '@/staff/domain/textSearch'
import {
  deleteMessages,
  listMessages,
  markAnswered,
  reloadMessage,
  type MessageInList,
} from '@/staff/services/messages'
import { QuestionDialog } from '@/staff/pages/dialog/QuestionDialog'
import { RowAction, RowQuestion } from '@/staff/pages/list/Row'
import type { DeskProps } from '@/staff/pages/deskProps'
import { SearchForm } from '@/staff/pages/list/SearchForm'
import { StaffList } from '@/staff/pages/list/StaffList'
import { usePages } from '@/staff/pages/list/usePages'
import { AnswerLinks } from './AnswerLinks'
import { DangerNote } from './DangerNote'
import { columnsAt } from './messageColumns'

export function MessagesTab({ account, searchText, onSearch }: DeskProps) {
  const [now] = useState(Date.now)
  const pages = usePages<MessageInList>(listMessages, '', reloadMessage)
  const items = pages.items && unansweredFirst(pages.items.filter(isFrom(searchText)))

  const renderActions = (about: MessageInList) => {
    const { id, name } = about.message
    return (
      <>
        <AnswerLinks about={about} />
        {!about.answered && (
          <RowAction
            label="Mark as answered"
            spoken={`Mark as answered: ${name}`}
            act={() => markAnswered(id, account)}
            said={texts.noted(name)}
          />
        )}
        <RowQuestion label="Delete…" isGrave removes>
          {(closing) => (
            <QuestionDialog
              {...texts.remove}
              {...closing}
              title={texts.remove.title(name)}
              isDestructive
              act={() => deleteMessages([id])}
            />
          )}
        </RowQuestion>
      </>
    )
  }

  return (
    <>
      <DangerNote />
      <p>{texts.lead}</p>
      <SearchForm label={texts.search} searchText={searchText} onSearch={onSearch} />
      <StaffList
        label="Messages"
        columns={columnsAt(now)}
        nameOf={({ message }) => message.name}
        renderActions={renderActions}
        pages={{ ...pages, items }}
        filter={searchText}
        keyOf={({ message }) => message.id}
        empty={searchText === '' ? texts.empty : texts.notFound}
        fileName="messages"
      />
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
