import { Link } from '@/components/buttons/Link'
import { Section } from '@/components/page/Section'
import { Status } from '@/components/form/Form'
import { useToday } from '@/components/hydration/useToday'
import { paths } from '@/config/paths'
import { activities } from '@/content/activities'
import { profileTexts } from '@/content/members'
import { organisation } from '@/content/organisation'
import { comingAndPassed } from '@/domain/calendar/calendar'
import { dayOfMoment } from '@/domain/calendar/dayOfMoment'
import type { Profile } from '@/domain/members/profile'
import styles from './members.module.css'

/** How it stands with the fee, and what membership brings where the organisation has said so. */
export function MembershipSection({ profile: { feeConfirmedOn } }: { profile: Profile }) {
  const { memberBenefits } = organisation
  return (
    <Section title="Your membership" isCard>
      <Status tone={feeConfirmedOn ? 'success' : 'pending'}>
        {feeConfirmedOn
          ? profileTexts.feeConfirmed(dayOfMoment(feeConfirmedOn))
          : profileTexts.feeTold}
      </Status>
      {memberBenefits.length > 0 && (
        <>
          <h3 className={styles.benefits}>{profileTexts.benefits}</h3>
          <ul>
            {memberBenefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

/** The activity that comes next, or is on; the first one where several are. */
export function NextActivitySection() {
  const today = useToday()
  const [first] = today ? comingAndPassed(activities, today).coming : []
  const next = first?.dates ? first : null
  return (
    <Section title="Next activity" isCard>
      {next ? (
        <p>
          <Link to={`${paths.activities}#${next.id}`}>{next.title}</Link>
          <br />
          {next.timeline}
          {next.dateNote && ` – ${next.dateNote}`}
        </p>
      ) : (
        <p>
          {profileTexts.noActivity} <Link to={paths.activities}>All activities</Link>
        </p>
      )}
    </Section>
  )
}
