import type { Leader } from '@/content/facts/leaders'
import { telLink } from '@/domain/contact/phone'
import styles from './contact.module.css'

export function ContactLinks({
  person,
  email,
  linkedIn,
  phone,
}: {
  /** A name or role, for a screen reader's list of links. */
  person: string
} & Pick<Leader, 'email' | 'linkedIn' | 'phone'>) {
  const ways = [
    email && { name: 'Email', href: `mailto:${email}` },
    linkedIn && { name: 'LinkedIn', href: linkedIn, target: '_blank', rel: 'noopener' },
    phone && { name: 'Call', href: telLink(phone) },
  ].filter((way) => way !== null && way !== '')
  if (ways.length === 0) return null
  return (
    <ul className={styles.links}>
      {ways.map(({ name, ...link }) => (
        <li key={name}>
          <a {...link} className={styles.link}>
            {name} <span className="visually-hidden">{person}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
