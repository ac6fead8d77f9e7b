import { Button } from '@/components/buttons/Button'
import { LinkedText } from '@/components/buttons/LinkedText'
import { Accordion } from '@/components/page/Accordion'
import { DetailList } from '@/components/page/DetailList'
import { Section } from '@/components/page/Section'
import { TextList } from '@/components/page/TextList'
import { TeamChannels } from '@/components/contact/TeamChannels'
import { paths } from '@/config/paths'
import organisation from '@/content/facts/organisation.json'
import { paymentTexts } from '@/content/texts/payment'
import { linesOf, paymentFacts } from '@/content/texts/receipt'
import { formatKsh } from '@/domain/money/money'
import { canRequestStkPush } from '@/services/canRequestStkPush'
import type { PaymentProps } from './usePayment'

/** Folded if a prompt is offered too. */
export function TillSection({ payment, dispatch }: PaymentProps) {
  const { till } = organisation
  if (!till && canRequestStkPush) {
    return (
      <p className="muted">
        <LinkedText text={paymentTexts.noTill} to={paths.contact} />
      </p>
    )
  }
  if (!till) {
    const facts = linesOf(paymentFacts({ payment }))
    return (
      <>
        <p>
          <LinkedText text={paymentTexts.noWayToPay} to={paths.contact} />
        </p>
        <p className="actions">
          <TeamChannels
            text={paymentTexts.howToPay(facts)}
            subject={paymentTexts.howToPaySubject}
          />
        </p>
      </>
    )
  }
  const amount = payment?.amount ? formatKsh(payment.amount) : null
  const content = (
    <>
      <DetailList
        canCopy
        details={[
          { label: 'Till number', value: till.number },
          { label: 'Business name', value: till.businessName },
        ]}
      />
      <TextList as="ol" className="numbered" texts={paymentTexts.tillSteps(till, amount)} />
      <Button
        variant={canRequestStkPush ? 'secondary' : 'primary'}
        onClick={() => dispatch({ type: 'paid-to-till', now: Date.now() })}
      >
        I have paid to the till
      </Button>
    </>
  )
  if (!canRequestStkPush) {
    return (
      <Section isCard title={paymentTexts.option.tillOnly}>
        {content}
      </Section>
    )
  }
  return <Accordion items={[{ id: 'till', title: paymentTexts.option.second(till), content }]} />
}
