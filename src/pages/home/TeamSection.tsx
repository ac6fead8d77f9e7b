import { Avatar } from '@/components/art/Avatar'
import { ButtonLink } from '@/components/buttons/Button'
import { FlipCard } from '@/components/cards/FlipCard'
import { ContactLinks } from '@/components/display/ContactLinks'
import { paths } from '@/config/paths'
import { sections } from '@/content/home'
import { leaders } from '@/content/leaders'
import styles from './home.module.css'
import { Section } from './Section'

/** Who leads us in front of each card, what they do and how to reach them behind. */
export function TeamSection() {
  return (
    <Section id="team" isSunken {...sections.team}>
      <ul className={styles.team}>
        {leaders.map(
          ({ id, name, role, description, portrait, imageUrl, email, linkedIn, phone }) => (
            <li key={id}>
              <FlipCard
                label={name ? `${name}, ${role}` : role}
                front={
                  <div className={styles.leader}>
                    <Avatar portrait={portrait} imageUrl={imageUrl} />
                    <div>
                      <h3>{name ?? role}</h3>
                      {name && <p className="muted">{role}</p>}
                    </div>
                  </div>
                }
                back={
                  <>
                    <p>{description}</p>
                    <ContactLinks person={name ?? role} {...{ email, linkedIn, phone }} />
                  </>
                }
              />
            </li>
          ),
        )}
      </ul>
      <ButtonLink look="secondary" to={paths.leadership}>
        Meet the leadership
      </ButtonLink>
    </Section>
  )
}
