import { useState } from 'react'
import { ButtonLink } from '@/components/buttons/Button'
import { firstHelplines } from '@/content/texts/helplines'
import { mailDraftLink } from '@/domain/contact/draftLinks'
import { isUsualPhone } from '@/domain/contact/phone'
import { staffMessagesTexts as texts } from '@/staff/content/messages'
import { soundsLikeDanger } from '@/staff/domain/danger'
import { isPerson } from '@/staff/domain/textSearch'
import {
  deleteMessages,
  listMessages,
  markAnswered,
  reloadMessages,
  unmarkAnswered,
  type MessageInList,
} from '@/staff/services/messages'
import { canUndo } from '@/staff/services/storeOnce'
import { DialogButton } from '@/staff/pages/dialog/DialogButton'
import { QuestionDialog } from '@/staff/pages/dialog/QuestionDialog'
import { PhoneLink } from '@/staff/pages/list/cells'
import { RowAction } from '@/staff/pages/list/Row'
import { SearchForm } from '@/staff/pages/list/SearchForm'
import { StaffList } from '@/staff/pages/list/StaffList'
import { usePages } from '@/staff/pages/list/usePages'
import { useDesk } from '@/staff/pages/useDesk'
import { DangerNote } from './DangerNote'
import { columnsAt } from './messageColumns'

export function MessagesTab() {
  const { staff, searchText } = useDesk()
  const [now] = useState(Date.now)
  const pages = usePages<MessageInList>(listMessages, '', reloadMessages)
  // Searched on the device: all messages are loaded. Some leave a number as their address.
  const found = pages.items?.filter((each) => isPerson({ ...each, phone: each.email }, searchText))
  const items = found ? unansweredFirst(found) : null

  const renderActions = (message: MessageInList) => {
    const { id, name, answered } = message
    return (
      <>
        <AnswerLinks message={message} />
        {!answered && (
          <RowAction
            label="Mark as answered"
            spoken={`Mark as answered: ${name}`}
            act={() => markAnswered(id, staff)}
            said={texts.noted(name)}
          />
        )}
        {canUndo(answered, staff) && (
          <RowAction label={texts.undo} act={() => unmarkAnswered(id)} said={texts.undone(name)} />
        )}
        <DialogButton label="Delete…" isGrave row="goes">
          <QuestionDialog {...texts.remove(name)} isDestructive act={() => deleteMessages([id])} />
        </DialogButton>
      </>
    )
  }

  return (
    <>
      <DangerNote />
      <p>{texts.lead}</p>
      <SearchForm label={texts.search} />
      <StaffList
        label="Messages"
        columns={columnsAt(now)}
        nameOf={({ name }) => name}
        renderActions={renderActions}
        pages={{ ...pages, items }}
        filter={searchText}
        empty={searchText === '' ? texts.empty : texts.notFound}
        fileName="messages"
      />
    </>
  )
}

function AnswerLinks({ message: { name, email, subject } }: { message: MessageInList }) {
  // The form takes any address: a typo must not hold up a call for help.
  if (!/^[^@\s]+@[^@\s]+$/.test(email))
    return isUsualPhone(email) ? <PhoneLink number={email} /> : <p>{texts.noAddress}</p>
  const { draft } = texts
  const numbers = firstHelplines.map((each) => `${each.name}: ${each.number}`).join('\n')
  const links = [
    ['secondary', 'Answer by email', draft.text(name)],
    ['text', 'With helplines', draft.withHelplines(name, numbers)],
  ] as const
  return links.map(([variant, label, text]) => (
    <ButtonLink
      key={label}
      variant={variant}
      aria-label={`${label}: ${name}`}
      href={mailDraftLink(email, draft.subject(subject), text)}
    >
      {label}
    </ButtonLink>
  ))
}

/** What sounds like danger, then what waits longest; then answered ones, newest first. */
function unansweredFirst(oldestFirst: readonly MessageInList[]): readonly MessageInList[] {
  const waiting = oldestFirst.filter(({ answered }) => !answered)
  const danger = waiting.filter(soundsLikeDanger)
  const answered = oldestFirst.filter((each) => each.answered).reverse()
  return [...new Set([...danger, ...waiting, ...answered])]
}
