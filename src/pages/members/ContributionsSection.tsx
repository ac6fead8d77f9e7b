import { useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { Section } from '@/components/page/Section'
import { profileTexts } from '@/content/members'
import type { Account } from '@/domain/members/account'
import { readContribution } from '@/domain/members/contributions'
import type { Profile } from '@/domain/members/profile'
import { Acknowledgement } from './Acknowledgement'

/** Confirmed contributions can be printed once the address is confirmed too. */
export function ContributionsSection({ account, profile }: { account: Account; profile: Profile }) {
  const contributions = [...new Set(profile.contributions)]
  const confirmed = contributions.map(readContribution).filter((each) => each !== null)
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
          <Button look="quiet" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
            {profileTexts.acknowledgement}
          </Button>
        </p>
      )}
      {isShown && (
        <Acknowledgement name={profile.displayName || account.email} contributions={confirmed} />
      )}
    </Section>
  )
}
