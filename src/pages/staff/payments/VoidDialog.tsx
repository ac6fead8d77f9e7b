import { useState } from 'react'
import { deskTexts } from '@/content/staff'
import { Failure } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import type { Confirmation } from '@/domain/staff/confirmation'
import { AnswerField } from '@/pages/staff/dialog/AnswerField'
import { QuestionDialog } from '@/pages/staff/dialog/QuestionDialog'
import { voidConfirmation } from '@/services/staff/voidConfirmation'
import { recordText } from './recordText'

const texts = deskTexts.void

export function VoidDialog({
  record,
  name,
  staff,
  ...closing
}: {
  /** Null where the list found none. */
  record: Confirmation | null
  name: string
  staff: Account
  onDone: () => void
  onClose: () => void
}) {
  const [reason, setReason] = useState('')
  const isMissing = reason.trim() === ''

  async function voidIt() {
    if (!record) throw new Failure('refused')
    await voidConfirmation(record, reason.trim(), staff)
  }

  return (
    <QuestionDialog
      {...texts}
      {...closing}
      text={record ? texts.text(recordText(record, name)) : texts.gone}
      yes="Void it"
      isGrave
      refused={record ? texts.failed : texts.gone}
      act={isMissing ? null : voidIt}
    >
      {(isTried) => (
        <AnswerField
          label={texts.reason}
          value={reason}
          onType={setReason}
          problem={isTried && isMissing && texts.reasonMissing}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      )}
    </QuestionDialog>
  )
}
