import { telLink } from '@/domain/contact/phone'
import styles from './ContactLinks.module.css'

/** The ways to reach a person that have been given, each named after the person; none, no list. */
export function ContactLinks({
  person,
  email,
  linkedIn,
  phone,
}: {
  /** A name or a role, for readers who hear the links out of their place. */
  person: string
  email: string | null
  linkedIn: string | null
  phone: string | null
}) {
  if (!email && !linkedIn && !phone) return null
  const of = <span className="visually-hidden">{person}</span>
  return (
    <ul className={styles.links}>
      {email && (
        <li>
          <a href={`mailto:${email}`}>E-mail {of}</a>
        </li>
      )}
      {linkedIn && (
        <li>
          <a href={linkedIn} target="_blank" rel="noopener">
            LinkedIn {of}
          </a>
        </li>
      )}
      {phone && (
        <li>
          <a href={telLink(phone)}>Call {of}</a>
        </li>
      )}
    </ul>
  )
}
