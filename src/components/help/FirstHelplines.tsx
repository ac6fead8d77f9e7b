import { paths } from '@/config/paths'
import { firstHelplines } from '@/content/texts/helplines'
import { telLink } from '@/domain/contact/phone'
import styles from './helplines.module.css'

export function FirstHelplines() {
  return (
    <ul className={styles.helplines}>
      {firstHelplines.map(({ name, number }) => (
        <li key={number}>
          <a href={telLink(number)}>{number}</a> <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}

/** For pages without the header. */
export function HelplinesBlock() {
  return (
    <aside aria-label="Helplines" className={styles.block}>
      <p>
        <a href={paths.helpNow}>Need help now?</a>
      </p>
      <FirstHelplines />
    </aside>
  )
}
