import { Button } from '@/components/buttons/Button'
import { DetailList } from '@/components/display/DetailList'
import { Section } from '@/components/display/Section'
import { organisation } from '@/content/organisation'
import { paymentTexts } from '@/content/payment'
import { formatKsh } from '@/domain/money/money'
import { canRequestStkPush } from '@/services/mpesa'
import type { OpenPayment } from './usePayment'

/** How to pay to the 'Buy Goods' till by hand. */
export function TillSection({ open: { payment, progress, dispatch } }: { open: OpenPayment }) {
  const { till } = organisation
  const amount = payment?.amount ? formatKsh(payment.amount) : null
  return (
    <Section isCard title={`${canRequestStkPush ? 'Option 2: pay' : 'Pay'} to our till`}>
      <DetailList
        details={[
          { label: 'Till number', value: till?.number ?? null },
          { label: 'Business name', value: till?.businessName ?? null },
        ]}
      />
      <ol className="numbered">
        {paymentTexts.tillSteps(till, amount).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {progress.step !== 'told-paid' && (
        <Button look="secondary" onClick={() => dispatch({ type: 'paid-to-till' })}>
          I have paid to the till
        </Button>
      )}
    </Section>
  )
}
