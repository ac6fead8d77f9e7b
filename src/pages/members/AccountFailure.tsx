import { Link } from 'react-router-dom'
import { FormStatus } from '@/components/form/FormStatus'
import { paths } from '@/config/paths'
import { messages } from '@/content/messages'
import type { Failure } from '@/domain/failure'

/**
 * Why the sign-in service said no: its own words, if it gave some, and one plain sentence
 * (PRODUCT W24). `what` says first what did not work.
 */
export function AccountFailure({ failure, what }: { failure: Failure; what?: string }) {
  return (
    <FormStatus tone="error">
      {what && <p>{what}</p>}
      {failure.detail && <p>{failure.detail}</p>}
      <p>{messages.accountAdvice(failure)}</p>
      {failure.code === 'account-disabled' && (
        <p>
          <Link to={paths.contact}>Contact us</Link>
        </p>
      )}
    </FormStatus>
  )
}
