import { ButtonLink } from '@/components/buttons/Button'
import { Link } from '@/components/buttons/Link'
import { Section } from '@/components/page/Section'
import { Status } from '@/components/form/Form'
import { useToday } from '@/components/hydration/useToday'
import { paths } from '@/config/paths'
import { siteAddress } from '@/config/siteAddress'
import { activities } from '@/content/facts/activities.json'
import { profileTexts } from '@/content/texts/members'
import { comingAndPassed } from '@/domain/calendar/events'
import { dayOfMoment } from '@/domain/calendar/calendar'
import { whatsAppLink } from '@/domain/contact/phone'
import type { Profile } from '@/domain/members/profile'
import { Benefits } from './Benefits'

export function MembershipSection({ profile: { feeDay } }: { profile: Profile }) {
  return (
    <Section title="Your membership" isCard>
      <Status tone={feeDay ? 'success' : 'pending'}>
        {feeDay ? profileTexts.feeConfirmed(dayOfMoment(feeDay)) : profileTexts.feeTold}
      </Status>
      <Benefits heading="h3" />
    </Section>
  )
}

/** What a member can do comes before what the team knows about them. */
export function NowSection() {
  const today = useToday()
  const [first] = today ? comingAndPassed(activities, today).coming : []
  const next = first?.dates ? first : null
  const friends = whatsAppLink('', profileTexts.bringFriend(siteAddress(paths.activities)))
  return (
    <Section title={profileTexts.now} className="soft">
      {next ? (
        <p>
          Next activity: <Link to={`${paths.activities}#${next.id}`}>{next.title}</Link>
          <br />
          {next.timeline}
          {next.dateNote && ` – ${next.dateNote}`}
        </p>
      ) : (
        <p>
          {profileTexts.noActivity} <Link to={paths.activities}>All activities</Link>
        </p>
      )}
      <p className="actions">
        <ButtonLink href={friends}>Bring a friend</ButtonLink>
        <ButtonLink variant="secondary" to={paths.careers}>
          Volunteer
        </ButtonLink>
        <ButtonLink variant="secondary" to={paths.donate}>
          Give
        </ButtonLink>
      </p>
    </Section>
  )
}
