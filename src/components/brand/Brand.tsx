import { Mark } from './Mark'
import { Link } from '@/components/buttons/Link'
import { paths } from '@/config/paths'
import { organisation } from '@/content/organisation'
import styles from './brand.module.css'

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
