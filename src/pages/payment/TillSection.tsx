import { Button } from '@/components/buttons/Button'
import { Link } from '@/components/buttons/Link'
import { Accordion } from '@/components/page/Accordion'
import { DetailList } from '@/components/page/DetailList'
import { Section } from '@/components/page/Section'
import { TeamChannels } from '@/components/contact/TeamChannels'
import { paths } from '@/config/paths'
import { organisation } from '@/content/organisation'
import { paymentTexts } from '@/content/payment'
import { linesOf, paymentFacts } from '@/content/receipt'
import { formatKsh } from '@/domain/money/money'
import { canRequestStkPush } from '@/services/canRequestStkPush'
import type { OpenPayment } from './usePayment'

/**
 * How to pay to the 'Buy Goods' till by hand, folded below the prompt where there is one. Where no
 * till is set nothing is offered but, if there is no prompt either, the way to the team.
 */
export function TillSection({ open }: { open: OpenPayment }) {
  const { till } = organisation
  if (!till) return canRequestStkPush ? <NoTill /> : <NoWayToPay open={open} />
  if (!canRequestStkPush) {
    return (
      <Section isCard title={paymentTexts.option.tillOnly}>
        <TillSteps open={open} till={till} />
      </Section>
    )
  }
  const title = paymentTexts.option.second
  return (
    <Accordion items={[{ id: 'till', title, content: <TillSteps open={open} till={till} /> }]} />
  )
}

function TillSteps({
  open: { payment, dispatch },
  till,
}: {
  open: OpenPayment
  till: NonNullable<typeof organisation.till>
}) {
  const amount = payment?.amount ? formatKsh(payment.amount) : null
  return (
    <>
      <DetailList
        details={[
          { label: 'Till number', value: till.number },
          { label: 'Business name', value: till.businessName },
        ]}
      />
      <ol className="numbered">
        {paymentTexts.tillSteps(till, amount).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button
        look={canRequestStkPush ? 'secondary' : 'primary'}
        onClick={() => dispatch({ type: 'paid-to-till', now: Date.now() })}
      >
        I have paid to the till
      </Button>
    </>
  )
}

function NoTill() {
  const { before, link, after } = paymentTexts.noTill
  return (
    <p className="muted">
      {before}
      <Link to={paths.contact}>{link}</Link>
      {after}
    </p>
  )
}

function NoWayToPay({ open: { payment } }: { open: OpenPayment }) {
  const { before, link, after } = paymentTexts.noWayToPay
  const facts = linesOf(paymentFacts({ payment }))
  return (
    <>
      <p>
        {before}
        <Link to={paths.contact}>{link}</Link>
        {after}
      </p>
      <p className="actions">
        <TeamChannels text={paymentTexts.howToPay(facts)} subject={paymentTexts.howToPaySubject} />
      </p>
    </>
  )
}
