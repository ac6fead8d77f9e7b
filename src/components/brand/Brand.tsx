import { Link } from '@/components/buttons/Link'
import { paths } from '@/config/paths'
import organisation from '@/content/facts/organisation.json'
import styles from './brand.module.css'

export function Brand({ tagline = false }: { tagline?: boolean }) {
  const { productName } = organisation
  // On a phone a longer name does not fit into one line of the header.
  const isLong = productName.length > 9
  return (
    <Link className={styles.brand} to={paths.home}>
      {/* Not inline: its styles would break the content security policy. */}
      <img className={styles.mark} src="/favicon.svg" alt="" width={32} height={32} />
      <span className={styles.words} data-long={isLong || undefined}>
        <span className={styles.name}>{productName}</span>
        {tagline && <span className={styles.tagline}>{organisation.tagline}</span>}
      </span>
    </Link>
  )
}
