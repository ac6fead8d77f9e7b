import { useState } from 'react'
import { bookTexts } from '@/content/staffBook'
import { deskTexts } from '@/content/staff'
import { formatKsh } from '@/domain/money/money'
import type { Account } from '@/domain/members/account'
import type { BookEntry } from '@/domain/staff/book'
import { AnswerField } from '@/pages/staff/dialog/AnswerField'
import { QuestionDialog } from '@/pages/staff/dialog/QuestionDialog'
import { voidConfirmation } from '@/services/staff/voidConfirmation'
import { codeText, kindText, payerText } from './entryTexts'

const texts = bookTexts.void

export function VoidEntryDialog({
  entry,
  staff,
  ...closing
}: {
  entry: BookEntry
  staff: Account
  onDone: () => void
  onClose: () => void
}) {
  const [reason, setReason] = useState('')
  const isMissing = reason.trim() === ''
  const { record } = entry
  return (
    <QuestionDialog
      {...closing}
      title={texts.title(formatKsh(record.amount), codeText(entry))}
      text={texts.text(kindText(entry), payerText(entry), record.paidOn)}
      yes="Void it"
      isGrave
      failed={texts.failed}
      act={isMissing ? null : () => voidConfirmation(record, reason.trim(), staff)}
    >
      {(isTried) => (
        <AnswerField
          label={deskTexts.void.reason}
          value={reason}
          onType={setReason}
          problem={isTried && isMissing && deskTexts.void.reasonMissing}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      )}
    </QuestionDialog>
  )
}
