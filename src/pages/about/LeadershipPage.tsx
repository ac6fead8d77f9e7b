import { Avatar } from '@/components/art/Avatar'
import { ButtonLink } from '@/components/buttons/Button'
import { ContactLinks } from '@/components/contact/ContactLinks'
import { ScenePage } from '@/components/page/ScenePage'
import { paths } from '@/config/paths'
import { leaders } from '@/content/facts/leaders.json'
import { leadershipLead } from '@/content/texts/leadershipPage'
import { LeadershipScene } from './LeadershipScene'
import styles from './leadership.module.css'

export function LeadershipPage() {
  return (
    <ScenePage title="Leadership" lead={leadershipLead} scene={<LeadershipScene />}>
      {leaders.length > 0 && (
        <ul className={`plain-list column ${styles.leaders}`}>
          {leaders.map(({ id, name, role, description, portrait, imageUrl, ...ways }) => (
            <li key={id} id={id} className={`card ${styles.leader}`}>
              <Avatar portrait={portrait} imageUrl={imageUrl} />
              <div className="stack">
                <h2>
                  <a className={styles.anchor} href={`#${id}`}>
                    {name ?? role}
                  </a>
                </h2>
                {name && <p className="muted">{role}</p>}
                <p>{description}</p>
                <ContactLinks person={name ?? role} {...ways} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <p className="actions">
        <ButtonLink to={paths.careers}>Volunteer with us</ButtonLink>
        <ButtonLink variant="secondary" to={paths.contact}>
          Write to the team
        </ButtonLink>
      </p>
    </ScenePage>
  )
}
