import { useState, type ComponentType } from 'react'
import { Button } from '@/components/buttons/Button'
import { Section } from '@/components/page/Section'
import { Status } from '@/components/form/Form'
import { useAction } from '@/components/form/useAction'
import { messages } from '@/content/messages'
import { profileTexts } from '@/content/members'
import type { Account } from '@/domain/members/account'
import { readContribution } from '@/domain/members/contributions'
import type { Profile } from '@/domain/members/profile'
import { loadPart } from '@/services/call'
import type { Acknowledgement } from './Acknowledgement'

type Sheet = ComponentType<Parameters<typeof Acknowledgement>[0]>

/** What the team has thanked the member for; what it confirmed can be printed by whoever owns the address. */
export function ContributionsSection({ account, profile }: { account: Account; profile: Profile }) {
  const contributions = [...new Set(profile.contributions)]
  const confirmed = contributions.map(readContribution).filter((each) => each !== null)
  const [Shown, setShown] = useState<Sheet | null>(null)
  const { run, isPending, failure } = useAction(async (_: void, isStillHere) => {
    const sheet = await loadPart(() => import('./Acknowledgement'))
    if (isStillHere()) setShown(() => sheet.Acknowledgement)
  })
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
          <Button
            look="quiet"
            isPending={isPending}
            aria-expanded={Shown !== null}
            onClick={() => (Shown ? setShown(null) : run())}
          >
            {profileTexts.acknowledgement}
          </Button>
        </p>
      )}
      <Status tone="error">{failure && messages.accountAdvice(failure)}</Status>
      {Shown && <Shown name={profile.displayName || account.email} contributions={confirmed} />}
    </Section>
  )
}
