import { useState } from 'react'
import { deskTexts } from '@/content/staff'
import type { Account } from '@/domain/members/account'
import { AnswerField } from '@/pages/staff/dialog/AnswerField'
import { QuestionDialog } from '@/pages/staff/dialog/QuestionDialog'
import { loadConfirmation } from '@/services/staff/confirmationRecords'
import { voidConfirmation } from '@/services/staff/voidConfirmation'

const texts = deskTexts.void

export function VoidDialog({
  confirmation: id,
  staff,
  ...closing
}: {
  confirmation: string
  staff: Account
  onDone: () => void
  onClose: () => void
}) {
  const [reason, setReason] = useState('')
  const isMissing = reason.trim() === ''

  async function voidIt() {
    const confirmation = await loadConfirmation(id)
    if (confirmation) await voidConfirmation(confirmation, reason.trim(), staff)
  }

  return (
    <QuestionDialog {...texts} {...closing} yes="Void it" isGrave act={isMissing ? null : voidIt}>
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
