import { Link } from 'react-router-dom'
import type { Outcome } from '@/components/form/useForm'
import { paths } from '@/config/paths'
import { messages } from '@/content/messages'
import type { Failure } from '@/domain/failure'

/**
 * Why the sign-in service said no: its own words, if it gave some, and one plain sentence. `what`
 * says first what did not work.
 */
export function AccountFailure({ failure, what }: { failure: Failure; what?: string }) {
  return (
    <>
      {what && <p>{what}</p>}
      {failure.detail && <p>{failure.detail}</p>}
      <p>{messages.accountAdvice(failure)}</p>
      {failure.code === 'account-disabled' && (
        <p>
          <Link to={paths.contact}>Contact us</Link>
        </p>
      )}
    </>
  )
}

/** The same as the outcome of a form; what is notified is the service's own words unless `say` tells. */
export function accountFailure(
  failure: Failure,
  { what, say }: { readonly what?: string; readonly say?: string } = {},
): Outcome {
  return {
    say: say ?? failure.detail ?? messages.accountAdvice(failure),
    show: <AccountFailure failure={failure} {...(what !== undefined && { what })} />,
  }
}
