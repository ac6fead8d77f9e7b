import { paths } from '@/config/paths'
import { emergencyNumber } from '@/content/helplines'
import { telLink } from '@/domain/contact/phone'

/** One quiet line that leads to the helplines, for pages without the header. */
export function HelplineLine() {
  return (
    <p>
      <a href={paths.helpNow}>Need help now?</a> In danger right now? Call{' '}
      <a href={telLink(emergencyNumber)}>{emergencyNumber}</a>.
    </p>
  )
}
