import { Button, ButtonLink } from '@/components/buttons/Button'
import { CopyButton } from '@/components/buttons/CopyButton'
import { useHydrated } from '@/components/hydration/useHydrated'
import { paths } from '@/config/paths'
import { settings } from '@/config/settings'
import { shareHelp } from '@/content/facts/helpNow'
import { whatsAppLink } from '@/domain/contact/phone'

export function ShareHelp() {
  const url = `${settings.VITE_SITE_URL}${paths.helpNow}`
  const { title, text } = shareHelp
  const canShare = useHydrated() && 'share' in navigator

  function share() {
    // Cancelled: the other ways are beside it.
    navigator.share({ text, url }).catch(() => undefined)
  }

  return (
    <section className="on-screen" aria-labelledby="share-help">
      <h2 id="share-help">{title}</h2>
      <p className="actions">
        {canShare && (
          <Button variant="secondary" onClick={share}>
            Share
          </Button>
        )}
        <ButtonLink variant="secondary" href={whatsAppLink('', `${text} ${url}`)}>
          Send by WhatsApp
        </ButtonLink>
        <CopyButton text={url} label="the address of this page" />
      </p>
    </section>
  )
}
