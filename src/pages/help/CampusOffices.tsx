import { helpNow } from '@/content/texts/helpNow'
import organisation from '@/content/facts/organisation.json'
import { telLink } from '@/domain/contact/phone'
import styles from './helpNow.module.css'

export function CampusOffices() {
  const { title, text } = helpNow.campus
  return (
    <section className={styles.campus}>
      <h2>{title}</h2>
      <p>{text}</p>
      {organisation.campusCounselling.length > 0 && (
        <ul>
          {organisation.campusCounselling.map(({ branch, place, phone }) => (
            <li key={branch}>
              {branch}: {place}
              {phone && (
                <>
                  , <a href={telLink(phone)}>{phone}</a>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
