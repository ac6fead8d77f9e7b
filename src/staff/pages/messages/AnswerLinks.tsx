import { ButtonLink } from '@/components/buttons/Button'
import { firstHelplines } from '@/content/texts/helplines'
import { mailDraftLink } from '@/domain/contact/draftLinks'
import { staffMessagesTexts as texts } from '@/staff/content/messages'
import type { MessageInList } from '@/staff/services/messages'

/** Drafts of an answer. */
export function AnswerLinks({ about: { message } }: { about: MessageInList }) {
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
