import { useState } from 'react'
import { giftsTexts } from '@/staff/content/gifts'
import { referenceOf } from '@/domain/documentId'
import type { Account } from '@/domain/members/account'
import type { Pledge } from '@/staff/domain/records'
import { NoteField } from '@/staff/pages/dialog/AnswerField'
import { QuestionDialog } from '@/staff/pages/dialog/QuestionDialog'
import { closePledge } from '@/staff/services/closedPledges'

const texts = giftsTexts.close

/** For a pledge whose money nobody waits for. */
export function CloseDialog({
  pledge: { id },
  staff,
  ...closing
}: {
  pledge: Pledge
  staff: Account
  onDone: () => void
  onClose: () => void
}) {
  const [typed, setTyped] = useState('')
  const reason = typed.trim()
  return (
    <QuestionDialog
      {...texts}
      {...closing}
      title={texts.title(referenceOf(id))}
      act={reason ? () => closePledge(id, reason, staff) : null}
    >
      <NoteField
        label={texts.reason}
        placeholder={texts.hint}
        value={typed}
        onType={setTyped}
        problem={reason === '' && texts.reasonMissing}
      />
    </QuestionDialog>
  )
}
