import { Button, ButtonLink } from '@/components/buttons/Button'
import { CopyButton } from '@/components/buttons/CopyButton'
import { useHydrated } from '@/components/hydration/useHydrated'
import { useSiteAddress } from '@/components/hydration/useSiteAddress'
import { paths } from '@/config/paths'
import { shareHelp } from '@/content/texts/helpNow'
import { lineToTalk } from '@/content/texts/helplines'
import { emergencyNumber } from '@/content/facts/helplines.json'
import { smsDraftLink } from '@/domain/contact/draftLinks'
import { whatsAppLink } from '@/domain/contact/phone'

const talk = lineToTalk ? `${lineToTalk.number} (${lineToTalk.name})` : null
const text = shareHelp.text(emergencyNumber, talk)

/** The text contains the numbers, since opening a link needs data. */
export function ShareHelp() {
  const url = useSiteAddress(paths.helpNow)
  const { title } = shareHelp
  const canShare = useHydrated() && 'share' in navigator

  function share() {
    // Rejects when cancelled; the other ways to share are beside it.
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
          <span className="visually-hidden">Send by</span> WhatsApp
        </ButtonLink>
        <ButtonLink variant="secondary" href={smsDraftLink('', `${text} ${url}`)}>
          <span className="visually-hidden">Send by</span> SMS
        </ButtonLink>
        <CopyButton text={url} label="the address of this page" />
      </p>
    </section>
  )
}
