import { Avatar } from '@/components/art/Avatar'
import { ButtonLink } from '@/components/buttons/Button'
import { ContactLinks } from '@/components/contact/ContactLinks'
import { paths } from '@/config/paths'
import { reasons, sections, values } from '@/content/texts/home'
import { leaders } from '@/content/facts/leaders.json'
import organisation from '@/content/facts/organisation.json'
import { Pictogram } from './Pictogram'
import { FlipCard } from './FlipCard'
import styles from './home.module.css'
import { Strip } from './Strip'

export function ValuesStrip() {
  return (
    <Strip id="core-values">
      <h2>{sections.values.title}</h2>
      <p className="lead on-screen">{sections.values.lead}</p>
      <ul className={styles.values}>
        {values.map(({ picture, title, text }) => (
          <li key={title}>
            <FlipCard
              label={title}
              front={
                <div className={styles.value}>
                  <Pictogram picture={picture} />
                  <h3>{title}</h3>
                </div>
              }
              gist={/^[^.]*\./.exec(text)?.[0]}
              back={<p>{text}</p>}
            />
          </li>
        ))}
      </ul>
    </Strip>
  )
}

export function ReasonsStrip() {
  return (
    <Strip id="why" className={styles.why}>
      <h2>Why {organisation.productName}?</h2>
      <ol className="plain-list">
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ol>
    </Strip>
  )
}

export function TeamStrip() {
  return (
    <Strip id="team" className={styles.sunken}>
      <h2>{sections.team}</h2>
      <ul className={styles.team}>
        {leaders.map(({ id, name, role, description, portrait, imageUrl, ...ways }) => (
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
                  <ContactLinks person={name ?? role} {...ways} />
                </>
              }
            />
          </li>
        ))}
      </ul>
      <ButtonLink variant="secondary" to={paths.leadership}>
        Meet the leadership
      </ButtonLink>
    </Strip>
  )
}
