import { paths } from '@/config/paths'
import { emergencyNumber } from '@/content/facts/helplines.json'
import { contactPage } from '@/content/texts/contact'
import { isRoundTheClock, lineToTalk } from '@/content/texts/helplines'
import { telLink } from '@/domain/contact/phone'

/** After a message is sent: when somebody reads it, and who listens until then. */
export function HelplineLine() {
  const isNow = lineToTalk && isRoundTheClock(lineToTalk)
  return (
    <>
      {contactPage.hours && <p>{contactPage.hours}</p>}
      <p>
        {lineToTalk && (
          <>
            To talk{isNow && ' now'}, call{' '}
            <a href={telLink(lineToTalk.number)}>{lineToTalk.number}</a> ({lineToTalk.name}
            {isNow && ': day and night'}).{' '}
          </>
        )}
        In danger right now? Call <a href={telLink(emergencyNumber)}>{emergencyNumber}</a>.{' '}
        <a href={paths.helpNow}>Need help now?</a>
      </p>
    </>
  )
}
