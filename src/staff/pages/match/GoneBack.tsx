import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { Button } from '@/components/buttons/Button'
import { useAction } from '@/components/form/useAction'
import { dayInKenya } from '@/domain/calendar/calendar'
import { formatKsh } from '@/domain/money/money'
import { staffAdvice } from '@/staff/content/desk'
import { matchTexts } from '@/staff/content/match'
import type { Reconciliation } from '@/staff/matching/reconciliation'
import { explain, whyRefused } from '@/staff/pages/payments/whyRefused'
import { useDesk } from '@/staff/pages/useDesk'
import { storeRefund } from '@/staff/services/storeRecord'
import { bookingLabel } from './EntryText'
import { factsOf } from './LeftOut'
import { useWork } from './useMatchWork'

const texts = matchTexts.gone

/** Payments that M-Pesa took back after they were booked, or without saying which, perhaps from an earlier statement. */
export function GoneBack() {
  const { gone, unnamed } = useWork().ledger
  return (
    <>
      {gone.length > 0 && (
        <Alert severity="error">
          <AlertTitle>{texts.title}</AlertTitle>
          <ul>
            {gone.map((each) => (
              <GonePayment key={each.booking.id} {...each} />
            ))}
          </ul>
        </Alert>
      )}
      {unnamed.length > 0 && (
        <Alert severity="warning">
          {unnamed.map((line) => (
            <p key={line.code}>{texts.unnamed(factsOf(line), line.text)}</p>
          ))}
        </Alert>
      )}
    </>
  )
}

function GonePayment({ booking, reversal: { of, code, at } }: Reconciliation['gone'][number]) {
  const { staff } = useDesk()
  const { ledger } = useWork()
  const { run, isPending, failure } = useAction(async (paidOn: string) => {
    // Several bookings of one payment go back under one code.
    const received = ledger.bookingsOf(of).reduce((sum, each) => sum + each.amount, 0)
    const { id: document, amount } = booking
    const money = { code, method: 'mpesa', amount, paidOn, received } as const
    await storeRefund(booking, { ...money, note: texts.note }, staff).catch((refusal: unknown) =>
      explain(refusal, () =>
        whyRefused({ ...money, kind: 'refund', document, of: booking }, texts.not),
      ),
    )
  })
  const { amount, byEmail, kind } = booking
  const isByHand = kind === 'refund' || at === null || code === of || code === ''
  return (
    <li>
      {texts.text(formatKsh(amount), of, bookingLabel(booking), byEmail)}
      {isByHand ? (
        ` ${texts.byHand}`
      ) : (
        <p className="actions">
          <Button
            variant="secondary"
            disabled={isPending}
            aria-label={`${texts.record}: ${of}`}
            onClick={() => run(dayInKenya(new Date(at)))}
          >
            {texts.record}
          </Button>
        </p>
      )}
      {failure && !isPending && (
        <strong role="alert">
          {failure.code === 'refused'
            ? (failure.detail ?? texts.refused)
            : `${texts.failed} ${staffAdvice(failure)}`}
        </strong>
      )}
    </li>
  )
}
