import { ButtonLink } from '@/components/buttons/Button'
import { ReadinessLink } from '@/components/contact/ReadinessLink'
import { TellMeWhen } from '@/components/form/TellMeWhen'
import { Accordion } from '@/components/page/Accordion'
import { ScenePage } from '@/components/page/ScenePage'
import { Section } from '@/components/page/Section'
import { useToday } from '@/components/hydration/useToday'
import { paths } from '@/config/paths'
import { activities } from '@/content/facts/activities.json'
import { tellMeWhenTexts } from '@/content/texts/tellMeWhen'
import { activitiesPage } from '@/content/texts/activitiesPage'
import organisation from '@/content/facts/organisation.json'
import { comingAndPassed } from '@/domain/calendar/events'
import { ActivitiesScene } from './ActivitiesScene'
import { ActivityCard } from './ActivityCard'
import styles from './community.module.css'

const { lead, other, noneComing, passedTitle } = activitiesPage

export function ActivitiesPage() {
  const { coming, passed } = comingAndPassed(activities, useToday())
  return (
    <ScenePage title="Activities" lead={lead} scene={<ActivitiesScene />}>
      {coming.length === 0 && (
        <div className={styles.none}>
          <p>{noneComing}</p>
          <TellMeWhen subject={tellMeWhenTexts.subjects.activities} />
        </div>
      )}
      <div className={styles.grid}>
        {coming.length > 0 && (
          <ul>
            {coming.map((activity) => (
              <li key={activity.id} id={activity.id}>
                <ActivityCard activity={activity} />
              </li>
            ))}
          </ul>
        )}
        <Section title={other.title} className={`stack ${styles.other} ${styles.wide}`}>
          <p>{other.text}</p>
          <p className="actions">
            <ButtonLink variant="secondary" to={paths.contact} state={{ subject: other.subject }}>
              Suggest an activity
            </ButtonLink>
            <ButtonLink variant="quiet" to={paths.careers}>
              See the volunteer roles
            </ButtonLink>
          </p>
        </Section>
      </div>
      {passed.length > 0 && (
        <Accordion
          items={[
            {
              id: 'passed',
              ids: passed.map(({ id }) => id),
              title: passedTitle(passed.length),
              content: (
                <ul className={`plain-list ${styles.grid} ${styles.passed}`}>
                  {passed.map((activity) => (
                    <li key={activity.id} id={activity.id}>
                      <ActivityCard activity={activity} isPast />
                    </li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
      )}
      {!organisation.signUpFormUrl && <ReadinessLink />}
    </ScenePage>
  )
}
