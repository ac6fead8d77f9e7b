import { Button } from '@/components/buttons/Button'
import { CopyButton } from '@/components/buttons/CopyButton'
import { Link } from '@/components/buttons/Link'
import { canReachTeam, TeamChannels } from '@/components/contact/TeamChannels'
import { focusHeading } from '@/components/focus/focusHeading'
import { paths } from '@/config/paths'
import { suggestions } from '@/content/suggestions'
import styles from './about.module.css'

/** What to do with something that is only on this device: send a draft of it to the team, or remove it. */
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
  function remove() {
    // The button goes with it, so the focus needs another place.
    focusHeading()
    onRemove()
  }

  return (
    <div className={styles.own}>
      <p className={styles.tag}>{suggestions.onlyHere}</p>
      {!canReachTeam() && (
        <p>
          {suggestions.noChannel} <Link to={paths.contact}>Contact us</Link>
        </p>
      )}
      <p className="actions">
        <TeamChannels text={text} subject={subject} />
        <CopyButton text={text} label={label} />
        <Button look="quiet" onClick={remove}>
          Remove <span className="visually-hidden">{label}</span>
        </Button>
      </p>
    </div>
  )
}
