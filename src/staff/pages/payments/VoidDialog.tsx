import { useState } from 'react'
import { voidTexts as texts } from '@/staff/content/payments'
import { Failure } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import { printedCode } from '@/domain/members/contributions'
import { formatKsh } from '@/domain/money/money'
import type { Confirmation } from '@/staff/domain/confirmation'
import { AnswerField } from '@/staff/pages/dialog/AnswerField'
import { QuestionDialog } from '@/staff/pages/dialog/QuestionDialog'
import { findRefund } from '@/staff/services/refunds'
import { voidConfirmation } from '@/staff/services/voidConfirmation'
import { recordText } from './recordText'

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
  const [reason, setReason] = useState('')
  const [refused, setRefused] = useState<string>(texts.failed)
  const isMissing = reason.trim() === ''
  const isRefund = record?.kind === 'refund'

  async function voidIt() {
    if (!record) throw new Failure('refused')
    try {
      await voidConfirmation(record, reason.trim(), staff)
    } catch (failure) {
      const refund = await findRefund(record).catch(() => null)
      if (refund) setRefused(texts.paidBack(formatKsh(refund.amount), printedCode(refund.id)))
      throw failure
    }
  }

  return (
    <QuestionDialog
      {...closing}
      title={isRefund ? texts.refundTitle : texts.title}
      text={record ? texts[isRefund ? 'refundText' : 'text'](recordText(record, name)) : texts.gone}
      failed={texts.failed}
      yes="Void it"
      isDestructive
      refused={record ? refused : texts.gone}
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
