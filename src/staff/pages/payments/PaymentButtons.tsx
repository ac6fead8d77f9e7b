import { Failure } from '@/domain/failure'
import { bookingTexts, bookingWords } from '@/staff/content/booking'
import { voidTexts } from '@/staff/content/payments'
import { formatKsh } from '@/domain/money/money'
import type { Confirmation } from '@/staff/domain/confirmation'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { BookingDialog } from '@/staff/pages/booking/BookingDialog'
import type { Opening } from '@/staff/pages/booking/opening'
import { DialogButton } from '@/staff/pages/dialog/DialogButton'
import { ReasonDialog } from '@/staff/pages/dialog/answers'
import { useDesk } from '@/staff/pages/useDesk'
import type { KnownPayment } from '@/staff/services/paymentStates'
import { voidConfirmation } from '@/staff/services/voidConfirmation'
import { ThankLinks } from './Thanks'
import { codeText, recordText } from './records'
import { explain, whyNotVoided } from './whyRefused'

interface Props {
  /** With the full amount. */
  readonly expected: ExpectedPayment
  readonly payment: KnownPayment
}

/** After a refund only a fee can be confirmed again. */
export function isAwaited({ kind }: ExpectedPayment, { state }: KnownPayment): boolean {
  return state === 'back' ? kind === 'fee' : state !== 'confirmed'
}

/** Confirms what is still due. */
export function ConfirmButton({ expected, payment }: Props) {
  const { state, paid } = payment
  const left = { ...expected, amount: expected.amount - (state === 'part' ? paid : 0) }
  return (
    <DialogButton variant="secondary" label={expected.kind === 'fee' ? 'Confirm fee…' : 'Confirm…'}>
      <BookingDialog
        opening={openingOf(left)}
        onDone={({ amount }) => (
          <>
            <p>{bookingTexts.confirmed(left.name, formatKsh(amount))}</p>
            <p className="actions">
              <ThankLinks payment={left} arrived={amount} />
            </p>
          </>
        )}
      />
    </DialogButton>
  )
}

function openingOf(purpose: ExpectedPayment): Opening {
  const { kind, id, name, amount, isByBank } = purpose
  return {
    name: `confirm ${kind} ${id}`,
    words: bookingWords.confirm,
    text: bookingTexts.confirm(name),
    known: { total: String(amount), ...(isByBank && { method: 'bank' }) },
    parts: [[purpose, '']],
  }
}

/** One button for each part. */
export function VoidButtons({ expected, payment }: Props) {
  const label = expected.kind === 'fee' ? 'Void fee…' : 'Void…'
  const ids = Object.keys(payment.parts)
  return ids.map((id) => {
    const record = payment.records.find((each) => each.id === id) ?? null
    const which = ids.length > 1 ? ` ${record ? codeText(record) : id}` : ''
    return (
      <DialogButton key={id} label={`${label}${which}`} isGrave>
        <VoidDialog record={record} name={expected.name} />
      </DialogButton>
    )
  })
}

/** `record`: null if it is not in the list. */
export function VoidDialog({ record, name }: { record: Confirmation | null; name: string }) {
  const { staff } = useDesk()
  const words = voidTexts[record?.kind === 'refund' ? 'refund' : 'record']
  return (
    <ReasonDialog
      {...voidTexts.dialog}
      title={words.title}
      text={record ? words.text(recordText(record, name)) : voidTexts.gone}
      refused={record ? voidTexts.dialog.refused : voidTexts.gone}
      isDestructive
      act={async (reason) => {
        if (!record) throw new Failure('refused')
        await voidConfirmation(record, reason, staff).catch((failure: unknown) =>
          explain(failure, () => whyNotVoided(record)),
        )
      }}
    />
  )
}
