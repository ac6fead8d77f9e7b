import { Button } from '@/components/buttons/Button'
import { CopyButton } from '@/components/buttons/CopyButton'
import { Link } from '@/components/buttons/Link'
import { canReachTeam, TeamChannels } from '@/components/contact/TeamChannels'
import { focusHeading } from '@/components/focus/focusHeading'
import { paths } from '@/config/paths'
import { suggestions } from '@/content/texts/suggestions'
import styles from './about.module.css'

export function SendToTeam({
  kind,
  text,
  onRemove,
}: {
  kind: 'question' | 'blog'
  text: string
  onRemove: () => void
}) {
  // For a screen reader's list of buttons.
  const label = `your ${kind}`

  function remove() {
    // The focused button disappears.
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
        <TeamChannels text={text} subject={suggestions[kind].subject} />
        <CopyButton text={text} label={label} />
        <Button variant="quiet" onClick={remove}>
          Remove <span className="visually-hidden">{label}</span>
        </Button>
      </p>
    </div>
  )
}
