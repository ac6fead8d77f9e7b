import { emergencyNumber } from '@/content/facts/helplines'
import { hoursOf } from '@/content/texts/helplineTerms'
import { lineToTalk } from '@/content/texts/helplines'
import { telLink } from '@/domain/contact/phone'

/** A number beside words about grief or suicide. */
export function CloseToHome() {
  const number = lineToTalk?.number ?? emergencyNumber
  const when = lineToTalk && hoursOf(lineToTalk.hours)
  return (
    <p className="small">
      Is this close to home? Call <a href={telLink(number)}>{number}</a>
      {when && `, ${when}`}.
    </p>
  )
}
