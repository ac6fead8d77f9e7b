import { Link } from 'react-router-dom'
import { CopyButton } from '@/components/buttons/CopyButton'
import { buttonClass } from '@/components/buttons/buttonClass'
import { focusHeading } from '@/components/focus/focusHeading'
import { paths } from '@/config/paths'
import { organisation } from '@/content/organisation'
import { mailDraftLink, wellFormed } from '@/domain/contact/draftLinks'
import { whatsAppLink } from '@/domain/contact/phone'
import styles from './suggestions.module.css'

/**
 * What to do with something that is only on this device: send it to the team as a WhatsApp or mail
 * draft, or remove it.
 */
export function SendToTeam({
  subject,
  text,
  label,
  onRemove,
}: {
  subject: string
  text: string
  /** What is sent, for those who hear the buttons alone: 'your question'. */
  label: string
  onRemove: () => void
}) {
  const { email, whatsApp } = organisation

  function remove() {
    // The button goes with it, so the focus needs another place.
    focusHeading()
    onRemove()
  }

  return (
    <div className={styles.own}>
      <p className={styles.tag}>Only on this device</p>
      {!email && !whatsApp && (
        <p>
          To send it to the team, copy it into a message to us: our WhatsApp and email are not set
          yet. <Link to={paths.contact}>Contact us</Link>
        </p>
      )}
      <p className="actions">
        {whatsApp && (
          <a
            className={buttonClass('secondary')}
            href={whatsAppLink(whatsApp, wellFormed(text))}
            target="_blank"
            rel="noopener"
          >
            Send to the team by WhatsApp
          </a>
        )}
        {email && (
          <a className={buttonClass('secondary')} href={mailDraftLink(email, subject, text)}>
            Send to the team by email
          </a>
        )}
        <CopyButton text={text} label={label} />
        <button type="button" className={buttonClass('quiet')} onClick={remove}>
          Remove <span className="visually-hidden">{label}</span>
        </button>
      </p>
    </div>
  )
}
