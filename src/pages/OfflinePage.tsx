import { OfflineScene } from './OfflineScene'
import { ButtonLink } from '@/components/buttons/Button'
import { HelplinesBlock } from '@/components/help/FirstHelplines'
import { paths } from '@/config/paths'
import { offlinePage } from '@/content/offline'
import styles from './offline.module.css'

/**
 * What the service worker shows at an address that it can neither fetch nor remember: the numbers, and
 * ways on. Complete without script.
 */
export function OfflinePage() {
  const { title, text, again, home } = offlinePage
  return (
    <main className="page alone">
      <OfflineScene className={styles.scene} />
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p className="actions">
        {/* Whatever the address is at which this page stands in. */}
        <ButtonLink href="">{again}</ButtonLink>
        <ButtonLink look="secondary" href={paths.home}>
          {home}
        </ButtonLink>
      </p>
      <HelplinesBlock />
    </main>
  )
}
