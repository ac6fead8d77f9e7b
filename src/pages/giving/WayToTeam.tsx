import { Link } from '@/components/buttons/Link'
import { TeamChannels } from '@/components/contact/TeamChannels'
import { paths } from '@/config/paths'
import { givingTexts } from '@/content/giving'

/** Leads to the team where a way to give is not set; with drafts where it is the main way (`isMain`). */
export function WayToTeam({
  sentence,
  isMain,
  reference,
}: {
  sentence: string
  isMain: boolean
  /** Of a donation that is stored already. */
  reference?: string | undefined
}) {
  return (
    <>
      <p>
        {sentence} <Link to={paths.contact}>{givingTexts.askUs}</Link>
      </p>
      {isMain && (
        <p className="actions">
          <TeamChannels
            text={givingTexts.howToGive(reference)}
            subject={givingTexts.howToGiveSubject}
            name={(channel) => `Ask us by ${channel}`}
          />
        </p>
      )}
    </>
  )
}
