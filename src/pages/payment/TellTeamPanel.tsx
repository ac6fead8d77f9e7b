import { Button } from '@/components/buttons/Button'
import { CopyButton } from '@/components/buttons/CopyButton'
import { Collapsible } from '@/components/page/Collapsible'
import { canReachTeam, TeamChannels } from '@/components/contact/TeamChannels'
import { paymentTexts } from '@/content/texts/payment'
import { linesOf, paymentFacts } from '@/content/texts/receipt'
import type { SaidPaid } from '@/domain/payment/paymentProgress'
import { RemarkButton } from './RemarkButton'
import styles from './payment.module.css'
import type { PaymentProps } from './usePayment'

export function TellTeamPanel({ payment, said, dispatch }: PaymentProps & { said: SaidPaid }) {
  const isTold = said.step === 'told-paid'
  const sms = isTold ? said.sms : null
  const reported = isTold ? null : said
  const finish = (hasToldTeam: boolean) => dispatch({ type: 'done', hasToldTeam })
  const facts = linesOf(paymentFacts({ payment, sms, reported }))
  const text = [paymentTexts.draftBegins[sms?.kind ?? 'payment'], facts].filter(Boolean).join('\n')
  const channels = {
    text,
    subject: `M-Pesa payment ${payment?.reference ?? sms?.code ?? ''}`.trim(),
    onDraft: () => finish(true),
  }
  const copy = <CopyButton text={text} label="the message to the team" />
  if (!canReachTeam()) {
    return (
      <>
        <p>{paymentTexts.noContactToTell}</p>
        <p className={styles.draft}>{text}</p>
        <p className="cluster">{copy}</p>
        <p className="actions">
          <Button onClick={() => finish(false)}>Continue</Button>
        </p>
      </>
    )
  }
  return (
    <>
      <p id="tell-team">{paymentTexts.draftHoldsThis}</p>
      <p className={styles.draft}>{text}</p>
      <p className={styles.channels}>
        <TeamChannels {...channels} only="first" />
      </p>
      <div>
        <Collapsible
          more="Another way to send it"
          less="Hide the other ways"
          variant="quiet"
          describedBy="tell-team"
          className={`actions ${styles.otherWays}`}
        >
          <TeamChannels {...channels} only="others" />
          {copy}
        </Collapsible>
      </div>
      <p className="cluster">
        {isTold && (
          <RemarkButton onClick={() => dispatch({ type: 'sms-again' })}>
            Back to the SMS
          </RemarkButton>
        )}
        <RemarkButton onClick={() => finish(false)}>Continue without telling the team</RemarkButton>
      </p>
    </>
  )
}
