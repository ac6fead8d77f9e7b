import { firstHelplines } from '@/content/helplines'
import { telLink } from '@/domain/contact/phone'
import styles from './contact.module.css'

/** The most needed helplines, each one tap away. */
export function FirstHelplines() {
  return (
    <ul className={`plain-list ${styles.helplines}`}>
      {firstHelplines.map(({ name, number }) => (
        <li key={number}>
          <a href={telLink(number)}>{number}</a> <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}
