import { useState } from 'react'
import { voidTexts as texts } from '@/staff/content/payments'
import { Failure } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import { oneLine } from '@/domain/text/plainText'
import type { Confirmation } from '@/staff/domain/confirmation'
import { NoteField } from '@/staff/pages/dialog/AnswerField'
import { explainRefusal } from '@/staff/pages/dialog/explainRefusal'
import { QuestionDialog } from '@/staff/pages/dialog/QuestionDialog'
import { voidConfirmation } from '@/staff/services/voidConfirmation'
import { recordText } from './recordText'
import { whyNotVoided } from './whyRefused'

export function VoidDialog({
  record,
  name,
  staff,
  ...closing
}: {
  /** Null: not in the list. */
  record: Confirmation | null
  name: string
  staff: Account
  onDone: () => void
  onClose: () => void
}) {
  const [typed, setTyped] = useState('')
  const reason = oneLine(typed)
  const isRefund = record?.kind === 'refund'

  async function voidIt() {
    if (!record) throw new Failure('refused')
    await explainRefusal(
      () => voidConfirmation(record, reason, staff),
      () => whyNotVoided(record),
    )
  }

  return (
    <QuestionDialog
      {...closing}
      title={isRefund ? texts.refundTitle : texts.title}
      text={record ? texts[isRefund ? 'refundText' : 'text'](recordText(record, name)) : texts.gone}
      failed={texts.failed}
      yes="Void it"
      isDestructive
      refused={record ? texts.failed : texts.gone}
      act={reason ? voidIt : null}
    >
      <NoteField
        label={texts.reason}
        value={typed}
        onType={setTyped}
        problem={reason ? false : texts.reasonMissing}
      />
    </QuestionDialog>
  )
}
