import { useState } from 'react'
import { Button } from '@/components/buttons/Button'
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
import { useQuestion } from '@/staff/pages/dialog/useQuestion'
import { RowButton, RowFailure, RowSuccess, useRowAction } from '@/staff/pages/list/Row'
import type { DeskProps } from '@/staff/pages/deskProps'
import { SearchForm } from '@/staff/pages/list/SearchForm'
import { StaffList } from '@/staff/pages/list/StaffList'
import { usePages, useShowMore } from '@/staff/pages/list/usePages'
import { AnswerLinks } from './AnswerLinks'
import { DangerNote } from './DangerNote'
import { columnsAt } from './messageColumns'

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
