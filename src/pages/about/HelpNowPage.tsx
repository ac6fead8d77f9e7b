import { helplines } from '@/content/helplines'
import { telLink } from '@/domain/phone'
import styles from './about.module.css'

/** /help-now: numbers to call; complete without script. */
export function HelpNowPage() {
  return (
    <div className="page">
      <h1>Need help now?</h1>
      <p className="lead">
        You do not have to decide anything today. Tell one person how bad it is. If speaking is
        hard, write it and show them.
      </p>
      <ul className={styles.helplines}>
        {helplines.map(({ name, number, when, verifiedOn }) => (
          <li key={number} className="card">
            <h2>{name}</h2>
            <p>{when}</p>
            <a className={styles.number} href={telLink(number)}>
              Call {number}
            </a>
            {verifiedOn === null && (
              <p className={styles.unverified}>We have not phoned this number ourselves yet.</p>
            )}
          </li>
        ))}
      </ul>
      <p>
        What happens when you call: someone answers, asks your first name if you want to give it,
        and listens. You can stop at any time.
      </p>
      <p>
        We are not an emergency service ourselves: the people at these numbers are there for you.
      </p>
    </div>
  )
}
