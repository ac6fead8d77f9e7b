import { paths } from '@/config/paths'
import { emergencyNumber } from '@/content/facts/helplines'
import { telLink } from '@/domain/contact/phone'

export function HelplineLine() {
  return (
    <p>
      <a href={paths.helpNow}>Need help now?</a> In danger right now? Call{' '}
      <a href={telLink(emergencyNumber)}>{emergencyNumber}</a>.
    </p>
  )
}
