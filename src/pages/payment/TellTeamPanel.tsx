import { Button } from '@/components/buttons/Button'
import { CopyButton } from '@/components/buttons/CopyButton'
import { Fold } from '@/components/page/Fold'
import { canReachTeam, TeamChannels, type Team } from '@/components/contact/TeamChannels'
import { organisation } from '@/content/organisation'
import { paymentTexts } from '@/content/payment'
import { linesOf, paymentFacts } from '@/content/receipt'
import type { ToldPaid } from '@/domain/payment/paymentProgress'
import { RemarkButton } from './RemarkButton'
import styles from './payment.module.css'
import type { PaymentProps } from './usePayment'

export function TellTeamPanel({
  payment,
  told: { sms },
  dispatch,
}: PaymentProps & { told: ToldPaid }) {
  const finish = (hasToldTeam: boolean) => dispatch({ type: 'done', hasToldTeam })
  const facts = linesOf(paymentFacts({ payment, sms }))
  const text = [paymentTexts.draftBegins[sms?.kind ?? 'payment'], facts].filter(Boolean).join('\n')
  const channels = {
    text,
    subject: `M-Pesa payment ${payment?.reference ?? sms?.code ?? ''}`.trim(),
    onDraft: () => finish(true),
  }
  const [first, others] = oneAndOthers(organisation)
  const copy = <CopyButton text={text} label="the message to the team" />
  if (!first) {
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
        <TeamChannels {...channels} team={first} />
      </p>
      <div>
        <Fold
          more="Another way to send it"
          less="Hide the other ways"
          look="quiet"
          describedBy="tell-team"
          className={`actions ${styles.otherWays}`}
        >
          {canReachTeam(others) && (
            <TeamChannels {...channels} team={others} firstLook="secondary" />
          )}
          {copy}
        </Fold>
      </div>
      <p className="cluster">
        <RemarkButton onClick={() => dispatch({ type: 'sms-again' })}>Back to the SMS</RemarkButton>
        <RemarkButton onClick={() => finish(false)}>Continue without telling the team</RemarkButton>
      </p>
    </>
  )
}

function oneAndOthers({ whatsApp, phone, email }: Team): readonly [Team | null, Team] {
  const none = { whatsApp: null, phone: null, email: null }
  if (whatsApp)
    return [
      { ...none, whatsApp },
      { ...none, phone, email },
    ]
  if (phone)
    return [
      { ...none, phone },
      { ...none, email },
    ]
  return [email ? { ...none, email } : null, none]
}
