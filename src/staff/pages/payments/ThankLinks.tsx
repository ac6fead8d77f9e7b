import { thanksTexts } from '@/staff/content/payments'
import { referenceOf } from '@/domain/documentId'
import { formatKsh } from '@/domain/money/money'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { DraftLinks } from './DraftLinks'

/** Not for fees, which members see on their profile. */
export function ThankLinks({
  payment: { kind, id, name, email, phone },
  arrived,
}: {
  payment: ExpectedPayment
  /** Whole Ksh. */
  arrived: number
}) {
  if (kind === 'fee') return null
  const { subject, text } = thanksTexts.draft[kind]
  return (
    <DraftLinks
      phone={phone}
      email={email}
      subject={subject}
      text={text(name, referenceOf(id), formatKsh(arrived))}
      label={thanksTexts.draft.by}
    />
  )
}
