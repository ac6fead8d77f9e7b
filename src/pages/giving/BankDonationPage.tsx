import { ButtonLink } from '@/components/buttons/Button'
import { DetailList } from '@/components/page/DetailList'
import { GiftLink } from '@/components/payment/GiftLink'
import { ProgressLine } from '@/components/payment/ProgressLine'
import { Receipt } from '@/components/payment/Receipt'
import { ScenePage } from '@/components/page/ScenePage'
import { Section } from '@/components/page/Section'
import { TeamChannels } from '@/components/contact/TeamChannels'
import { usePassedPayment } from '@/components/payment/usePassedPayment'
import { paths } from '@/config/paths'
import { giftSaved } from '@/content/texts/giftSaved'
import { givingTexts } from '@/content/texts/giving'
import organisation from '@/content/facts/organisation.json'
import { payingSteps } from '@/content/texts/progress'
import { useKeptPayments } from '@/context/payments/useKeptPayments'
import { formatKsh } from '@/domain/money/money'
import { readDonationPayment, type DonationPayment } from '@/domain/payment/payment'
import { lastPayment, lastPledge, markPaidByPayer } from '@/services/keptPayments'
import { BankScene } from './BankScene'
import styles from './bankDonation.module.css'
import { TeamContact } from './TeamContact'

export function BankDonationPage() {
  const gift = usePassedPayment(readDonationPayment)
  const told = useKeptPayments('donation').find(
    ({ payment }) => payment.reference === gift?.reference,
  )
  const { bank } = organisation
  const lead = gift ? giftSaved(gift.name, gift.amount) : bank && givingTexts.toThisAccount
  return (
    <ScenePage
      title="Donate by bank"
      className={styles.bank}
      lead={lead}
      scene={<BankScene />}
      action={
        !bank && (
          <TeamContact sentence={givingTexts.notSet.bank} isMain reference={gift?.reference} />
        )
      }
    >
      {gift && (
        <div className={styles.gift}>
          <ProgressLine steps={payingSteps} current="Pay" />
          <DetailList
            canCopy
            details={[{ label: givingTexts.referenceLabel, value: gift.reference }]}
          />
        </div>
      )}
      {bank && (
        <Section isCard title="Bank details" className={styles.account}>
          <DetailList
            canCopy
            details={[
              { label: 'Bank name', value: bank.bankName },
              { label: 'Account name', value: bank.accountName },
              { label: 'Account number', value: bank.accountNumber },
              { label: 'SWIFT code', value: bank.swiftCode },
              { label: 'Branch name', value: bank.branchName },
              { label: 'Branch code', value: bank.branchCode },
              { label: 'Contact email', value: bank.contactEmail },
            ]}
          />
        </Section>
      )}
      {gift && (
        <div className={styles.after}>
          {bank && <SentTransfer gift={gift} email={bank.contactEmail} />}
          {told?.toldAt && (
            <div>
              <Receipt payment={gift} at={told.toldAt} isAlone={false} />
              <GiftLink payment={gift} />
            </div>
          )}
        </div>
      )}
      <p className="actions">
        <ButtonLink variant="secondary" to={paths.home}>
          Back to Home
        </ButtonLink>
      </p>
    </ScenePage>
  )
}

function SentTransfer({ gift, email }: { gift: DonationPayment; email: string }) {
  const { name, amount, reference } = gift
  const team = { whatsApp: organisation.whatsApp, phone: null, email }
  return (
    <section>
      <h2>Have you sent it?</h2>
      <p>{givingTexts.tellUs(team.whatsApp, email)}</p>
      <p className="actions">
        <TeamChannels
          team={team}
          text={givingTexts.sentByBank(formatKsh(amount), reference, name)}
          subject={`Bank donation ${reference}`}
          onDraft={() => {
            markPaidByPayer(gift, Date.now())
            // Who it is from is no longer needed.
            if (lastPledge.read()?.document === gift.document) lastPledge.forget()
            // It may have been meant for M-Pesa, which must not ask for it again.
            if (lastPayment.read()?.reference === gift.reference) lastPayment.forget()
          }}
          name={(channel) => `I have sent it: ${channel === 'email' ? 'write an email' : channel}`}
        />
      </p>
    </section>
  )
}
