import { useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { Section } from '@/components/page/Section'
import { profileTexts } from '@/content/texts/members'
import recordKeeping from '@/content/facts/recordKeeping.json'
import type { Account } from '@/domain/members/account'
import {
  giftContribution,
  readContribution,
  refundedBy,
  withoutPaidBack,
  type Contribution,
} from '@/domain/members/contributions'
import type { Profile } from '@/domain/members/profile'
import { Acknowledgement } from './Acknowledgement'

/** Printing confirmed contributions needs a confirmed email. */
export function ContributionsSection({ account, profile }: { account: Account; profile: Profile }) {
  const contributions = [...new Set(profile.contributions)]
  const known = contributions.map(readContribution).filter((each) => each !== null)
  const confirmed = withoutPaidBack(known)
  const [isShown, setIsShown] = useState(false)
  return (
    <Section title="Contributions" isCard>
      {contributions.length === 0 ? (
        <p>No contributions yet.</p>
      ) : (
        <ul>
          {contributions.map((contribution) => (
            <li key={contribution}>{contribution}</li>
          ))}
        </ul>
      )}
      {confirmed.length > 0 && account.isEmailConfirmed && (
        <p className="actions">
          <Button variant="quiet" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
            {profileTexts.acknowledgement}
          </Button>
        </p>
      )}
      {isShown && (
        <Sheets
          name={profile.displayName || account.email}
          account={account}
          confirmed={confirmed}
        />
      )}
    </Section>
  )
}

/** A tax receipt lists only gifts and their refunds; the rest is printed separately. */
function Sheets({
  confirmed,
  ...giver
}: {
  name: string
  account: Account
  confirmed: readonly Contribution[]
}) {
  const tax = recordKeeping.taxReceipt
  const isForTax = (each: Contribution): boolean => {
    const paidBack = confirmed.find(({ code }) => code === refundedBy(each))
    return tax !== null && (paidBack ?? each).what === giftContribution
  }
  const gifts = confirmed.filter(isForTax)
  const others = confirmed.filter((each) => !isForTax(each))
  return (
    <>
      {gifts.length > 0 && <Acknowledgement {...giver} contributions={gifts} tax={tax} />}
      {others.length > 0 && <Acknowledgement {...giver} contributions={others} tax={null} />}
    </>
  )
}
