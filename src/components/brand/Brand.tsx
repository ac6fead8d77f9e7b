import { Drawing } from '@/components/art/Drawing'
import { Paint } from '@/components/art/paint'
import { Link } from '@/components/buttons/Link'
import { paths } from '@/config/paths'
import { organisation } from '@/content/organisation'
import styles from './brand.module.css'

export function Brand({ tagline = false }: { tagline?: boolean }) {
  return (
    <Link className={styles.brand} to={paths.home}>
      <Mark />
      <span className={styles.words}>
        <span className={styles.name}>{organisation.productName}</span>
        {tagline && <span className={styles.tagline}>{organisation.tagline}</span>}
      </span>
    </Link>
  )
}

/** An acacia, a bench and the evening sun on it; clear from 24 px up. */
function Mark() {
  return (
    <Drawing viewBox="0 0 32 32" size={32} className={styles.mark}>
      <Paint.tile d="M9 0h14a9 9 0 0 1 9 9v14a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9z" />
      <Paint.sun d="M15.7 22a5.3 5.3 0 0 1 10.6 0z" />
      <Paint.paper d="M2.8 13.2c0-2.2 2-3.4 4-3.5.6-2.9 3.3-4.7 6.4-4.7 2 0 3.8.8 5 2 4 .2 6 1.7 6.5 3 2.5 0 4.5 1.3 4.5 3.3 0 1.3-1 2.2-2.3 2.2H5.3c-1.4 0-2.5-1-2.5-2.3z" />
      <Paint.mark d="M8.8 27.3c.4-4 .6-8-.6-12.3m1 7.5c.8-3.5 4-4 5.6-7.5m-.6 7.8h13.6m-11 0v4.5m8.4-4.5v4.5" />
    </Drawing>
  )
}
