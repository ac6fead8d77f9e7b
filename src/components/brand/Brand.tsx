import { Mark } from './Mark'
import { Link } from '@/components/buttons/Link'
import { paths } from '@/config/paths'
import { organisation } from '@/content/organisation'
import styles from './brand.module.css'

/** The way home: the mark and the product's name, with the tagline where there is room for it. */
export function Brand({ tagline = false }: { tagline?: boolean }) {
  return (
    <Link className={styles.brand} to={paths.home}>
      <Mark className={styles.mark} />
      <span className={styles.words}>
        <span className={styles.name}>{organisation.productName}</span>
        {tagline && <span className={styles.tagline}>{organisation.tagline}</span>}
      </span>
    </Link>
  )
}
