import { ButtonLink } from '@/components/buttons/Button'
import { DetailList } from '@/components/display/DetailList'
import { Page } from '@/components/display/Page'
import { Section } from '@/components/display/Section'
import { canReachTeam, TeamChannels } from '@/components/display/TeamChannels'
import { usePassedState } from '@/components/hydration/usePassedState'
import { paths } from '@/config/paths'
import { givingTexts } from '@/content/giving'
import { organisation } from '@/content/organisation'
import { formatKsh } from '@/domain/money/money'
import { readDonationPayment, type DonationPayment } from '@/domain/payment/payment'
import styles from './giving.module.css'

/** /bankdonation: the account to pay to, and the donor's own reference. */
export function BankDonationPage() {
  const pledge = usePassedState(readDonationPayment)
  const { bank } = organisation
  return (
    <Page title="Donate by bank" lead={!pledge && givingTexts.toThisAccount}>
      {pledge && (
        <div className={`narrow ${styles.block}`}>
          <p className="lead">{givingTexts.saved(pledge.name, pledge.amount)}</p>
          <DetailList details={[{ label: givingTexts.referenceLabel, value: pledge.reference }]} />
        </div>
      )}
      <Section isCard title="Bank details" className={`narrow ${styles.block}`}>
        <DetailList
          details={[
            { label: 'Bank name', value: bank?.bankName ?? null },
            { label: 'Account name', value: bank?.accountName ?? null },
            { label: 'Account number', value: bank?.accountNumber ?? null },
            { label: 'SWIFT code', value: bank?.swiftCode ?? null },
            { label: 'Branch name', value: bank?.branchName ?? null },
            { label: 'Branch code', value: bank?.branchCode ?? null },
            { label: 'Contact email', value: bank?.contactEmail ?? null },
          ]}
        />
      </Section>
      {pledge && <SentIt pledge={pledge} />}
      <p className="actions">
        <ButtonLink look="secondary" to={paths.home}>
          Back to Home
        </ButtonLink>
      </p>
    </Page>
  )
}

/** A ready message for the donor to send, so that the team can match the transfer. */
function SentIt({ pledge: { name, amount, reference } }: { pledge: DonationPayment }) {
  const { bank, email, whatsApp } = organisation
  const team = { whatsApp, phone: null, email: bank?.contactEmail ?? email }
  return (
    <section>
      <h2>Have you sent it?</h2>
      <p>{givingTexts.tellUs}</p>
      {!canReachTeam(team) && <p>{givingTexts.noContactToTell}</p>}
      <p className="actions">
        <TeamChannels
          team={team}
          text={givingTexts.sentByBank(formatKsh(amount), reference, name)}
          subject={`Bank donation ${reference}`}
          name={(channel) => `I have sent it: ${channel === 'email' ? 'write an email' : channel}`}
        />
      </p>
    </section>
  )
}
