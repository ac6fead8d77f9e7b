import { Link } from 'react-router-dom'
import { Avatar } from '@/components/art/Avatar'
import { buttonClass } from '@/components/buttons/buttonClass'
import { ContactLinks } from '@/components/display/ContactLinks'
import { paths } from '@/config/paths'
import { leaders, type Leader } from '@/content/leaders'
import styles from './leadership.module.css'

/** /leadership: the seven who lead, each with an anchor to share (SPEC section 2, #team). */
export function LeadershipPage() {
  return (
    <div className="page">
      <h1>Leadership</h1>
      <p className="lead">
        Seven roles, and what each of them answers for. Every one has a link of its own to share.
      </p>
      <ul className={styles.leaders}>
        {leaders.map((leader) => (
          <LeaderCard key={leader.id} leader={leader} />
        ))}
      </ul>
      <p className="actions">
        <Link className={buttonClass()} to={paths.careers}>
          Volunteer with us
        </Link>
        <Link className={buttonClass('secondary')} to={paths.contact}>
          Write to the team
        </Link>
      </p>
    </div>
  )
}

function LeaderCard({
  leader: { id, name, role, description, email, linkedIn, phone, portrait },
}: {
  leader: Leader
}) {
  return (
    <li id={id} className={`card ${styles.leader}`}>
      <Avatar portrait={portrait} />
      <div>
        <h2>
          <a className={styles.anchor} href={`#${id}`}>
            {name ?? role}
          </a>
        </h2>
        {name && <p className={styles.role}>{role}</p>}
        <p>{description}</p>
        <ContactLinks person={name ?? role} email={email} linkedIn={linkedIn} phone={phone} />
      </div>
    </li>
  )
}
