import { Link } from '@/components/buttons/Link'
import { TeamChannels } from '@/components/contact/TeamChannels'
import { paths } from '@/config/paths'
import { givingTexts } from '@/content/texts/giving'

/** For a way to give that is not set; with drafts if it is the main way (`isMain`). */
export function TeamContact({
  sentence,
  isMain,
  reference,
}: {
  sentence: string
  isMain: boolean
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
