import { Link } from 'react-router-dom'
import { usePassedState } from '@/components/display/usePassedState'
import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { paths } from '@/config/paths'
import { messages } from '@/content/messages'
import { readLoginNotice, type LoginNotice } from '@/domain/member'
import { LoginForm } from './LoginForm'
import styles from './members.module.css'

/** The login page: what just happened, if anything, then the form and the ways to register and to reset. */
export function LoginSection({ ended }: { ended: 'logged out' | 'account deleted' | undefined }) {
  const passed = usePassedState(readLoginNotice)
  return (
    <div className={`page ${styles.split}`}>
      <div>
        <h1>Member login</h1>
        <p className="lead">Log in to see your profile.</p>
        <div className={styles.notice}>
          <FormStatusArea>
            {ended && (
              <FormStatus tone="success">
                <p>{ended === 'logged out' ? messages.loggedOut : messages.accountDeleted}</p>
              </FormStatus>
            )}
            {passed && !ended && <Notice notice={passed.notice} />}
          </FormStatusArea>
        </div>
        <LoginForm email={passed?.email} />
      </div>
      <aside className={styles.aside}>
        <h2>Not a member yet?</h2>
        <p>Members take part in what we do, and bring others along.</p>
        <p>
          <Link to={paths.register}>Register</Link>
        </p>
        <h2>Forgot your password?</h2>
        <p>
          <Link to={paths.resetPassword}>Reset password</Link>
        </p>
      </aside>
    </div>
  )
}

const notices: Record<
  LoginNotice['notice'],
  { readonly tone: 'success' | 'pending'; readonly sentences: readonly string[] }
> = {
  registered: { tone: 'success', sentences: [messages.registered, messages.registeredNext] },
  'reset-asked': { tone: 'pending', sentences: [messages.resetAsked] },
  'password-changed': { tone: 'success', sentences: [messages.passwordChanged] },
}

function Notice({ notice }: Pick<LoginNotice, 'notice'>) {
  const { tone, sentences } = notices[notice]
  return (
    <FormStatus tone={tone}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </FormStatus>
  )
}
