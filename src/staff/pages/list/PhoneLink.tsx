import { telLink } from '@/domain/contact/phone'
import styles from './list.module.css'

/** A large target without a tall row. */
export function PhoneLink({ number }: { number: string }) {
  if (number === '') return null
  return (
    <a href={telLink(number)} className={styles.phone}>
      {spaced(number)}
    </a>
  )
}

/** A Kenyan number as '0712 345 678'; others unchanged. */
function spaced(number: string): string {
  return number.replace(/^(0\d{3}|\+?254\d{3})(\d{3})(\d{3})$/, '$1 $2 $3')
}
