import { ButtonLink } from '@/components/buttons/Button'
import { HelplinesBlock } from '@/components/help/FirstHelplines'
import { paths } from '@/config/paths'
import { offlinePage } from '@/content/texts/offline'
import { OfflineScene } from './OfflineScene'

/** Shown at addresses that the service worker cannot fetch. Complete without script. */
export function OfflinePage() {
  const { title, text, again, help } = offlinePage
  return (
    <main className="page alone">
      <OfflineScene className="scene" />
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p className="actions">
        {/* An empty address is the one that this page stands in for. */}
        <ButtonLink href="">{again}</ButtonLink>
        <ButtonLink variant="secondary" href={paths.helpNow}>
          {help}
        </ButtonLink>
      </p>
      <HelplinesBlock />
    </main>
  )
}
