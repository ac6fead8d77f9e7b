import { Avatar } from '@/components/art/Avatar'
import { ButtonLink } from '@/components/buttons/Button'
import { ContactLinks } from '@/components/display/ContactLinks'
import { paths } from '@/config/paths'
import { leaders, leadershipLead, type Leader } from '@/content/leaders'
import styles from './leadership.module.css'

/** /leadership: those who lead, each with an anchor to share. */
export function LeadershipPage() {
  return (
    <div className="page">
      <h1>Leadership</h1>
      <p className="lead">{leadershipLead}</p>
      <ul className={`plain-list ${styles.leaders}`}>
        {leaders.map((leader) => (
          <LeaderCard key={leader.id} leader={leader} />
        ))}
      </ul>
      <p className="actions">
        <ButtonLink to={paths.careers}>Volunteer with us</ButtonLink>
        <ButtonLink look="secondary" to={paths.contact}>
          Write to the team
        </ButtonLink>
      </p>
    </div>
  )
}

function LeaderCard({
  leader: { id, name, role, description, email, linkedIn, phone, portrait, imageUrl },
}: {
  leader: Leader
}) {
  return (
    <li id={id} className={`card ${styles.leader}`}>
      <Avatar portrait={portrait} imageUrl={imageUrl} />
      <div className="stack">
        <h2>
          <a className={styles.anchor} href={`#${id}`}>
            {name ?? role}
          </a>
        </h2>
        {name && <p className="muted">{role}</p>}
        <p>{description}</p>
        <ContactLinks person={name ?? role} email={email} linkedIn={linkedIn} phone={phone} />
      </div>
    </li>
  )
}
