import { Link } from 'react-router-dom'
import { Avatar } from '@/components/art/Avatar'
import { FlipCard } from '@/components/cards/FlipCard'
import { buttonClass } from '@/components/buttons/buttonClass'
import { ContactLinks } from '@/components/display/ContactLinks'
import { RevealOnScroll } from '@/components/motion/RevealOnScroll'
import { paths } from '@/config/paths'
import { leaders } from '@/content/leaders'
import styles from './home.module.css'

/** Seven cards: who leads us in front, what they do and how to reach them behind. */
export function TeamSection() {
  return (
    <section id="team" className={`${styles.section} ${styles.sunken}`}>
      <RevealOnScroll>
        <h2>Leadership</h2>
        <p className="lead">The people who answer for what we do.</p>
        <ul className={styles.team}>
          {leaders.map(({ id, name, role, description, email, linkedIn, phone, portrait }) => (
            <li key={id}>
              <FlipCard
                label={name ? `${name}, ${role}` : role}
                front={
                  <div className={styles.leader}>
                    <Avatar portrait={portrait} />
                    <div>
                      <h3>{name ?? role}</h3>
                      {name && <p>{role}</p>}
                    </div>
                  </div>
                }
                back={
                  <>
                    <p>{description}</p>
                    <ContactLinks
                      person={name ?? role}
                      email={email}
                      linkedIn={linkedIn}
                      phone={phone}
                    />
                  </>
                }
              />
            </li>
          ))}
        </ul>
        <Link className={buttonClass('secondary')} to={paths.leadership}>
          Meet the leadership
        </Link>
      </RevealOnScroll>
    </section>
  )
}
