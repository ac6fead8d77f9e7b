import { Link } from 'react-router-dom'
import { HeroScene } from '@/components/art/HeroScene'
import { buttonClass } from '@/components/display/buttonClass'
import { paths } from '@/config/paths'
import { organisation } from '@/content/organisation'
import styles from './home.module.css'

/** /: who we are, in one sentence, and the ways on. */
export function HomePage() {
  return (
    <div className={`page ${styles.hero}`}>
      <div>
        <h1 className={styles.name}>{organisation.productName}</h1>
        <p className="lead">{organisation.mission}</p>
        <p className="actions">
          <Link className={buttonClass()} to={paths.donate}>
            Support our work
          </Link>
          <Link className={buttonClass('secondary')} to={paths.helpNow}>
            Find a helpline
          </Link>
        </p>
        <p className={styles.more}>The rest of this page is being written and will be here soon.</p>
      </div>
      <HeroScene className={styles.scene ?? ''} />
    </div>
  )
}
