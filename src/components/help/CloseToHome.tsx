import { emergencyNumber } from '@/content/facts/helplines.json'
import { isRoundTheClock, lineToTalk } from '@/content/texts/helplines'
import { telLink } from '@/domain/contact/phone'

/** A number to call, beside words about grief or suicide. */
export function CloseToHome() {
  const number = lineToTalk?.number ?? emergencyNumber
  return (
    <p className="small">
      Is this close to home? Call <a href={telLink(number)}>{number}</a>
      {lineToTalk && isRoundTheClock(lineToTalk) && ', day and night'}.
    </p>
  )
}
