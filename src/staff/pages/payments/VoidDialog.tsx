import { voidTexts as texts } from '@/staff/content/payments'
import { Failure } from '@/domain/failure'
import type { Confirmation } from '@/staff/domain/confirmation'
import { ReasonDialog } from '@/staff/pages/dialog/ReasonDialog'
import { useDesk } from '@/staff/pages/useDesk'
import { voidConfirmation } from '@/staff/services/voidConfirmation'
import { recordText } from './recordText'
import { explainRefusal, whyNotVoided } from './whyRefused'

/** `record`: null if it is not in the list. */
export function VoidDialog({ record, name }: { record: Confirmation | null; name: string }) {
  const { staff } = useDesk()
  const words = texts[record?.kind === 'refund' ? 'refund' : 'record']
  return (
    <ReasonDialog
      {...texts.dialog}
      title={words.title}
      text={record ? words.text(recordText(record, name)) : texts.gone}
      refused={record ? texts.dialog.failed : texts.gone}
      isDestructive
      act={async (reason) => {
        if (!record) throw new Failure('refused')
        await explainRefusal(
          () => voidConfirmation(record, reason, staff),
          () => whyNotVoided(record),
        )
      }}
    />
  )
}
