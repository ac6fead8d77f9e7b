import { Link } from 'react-router-dom'
import { HeroScene } from '@/components/art/HeroScene'
import { buttonClass } from '@/components/buttons/buttonClass'
import { usePassedState } from '@/components/hydration/usePassedState'
import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { paths } from '@/config/paths'
import { messages } from '@/content/messages'
import type { MembershipEnd } from '@/context/user/UserProvider'
import { readLoginNotice, type LoginNotice } from '@/domain/members/member'
import { LoginForm } from './LoginForm'
import styles from './members.module.css'

/** The login page: what just happened, if anything, then the form and the ways to register and to reset. */
export function LoginSection({
  ended,
  onLeave,
}: {
  ended: MembershipEnd | undefined
  /** Somebody has logged in and goes on to the profile. */
  onLeave: () => void
}) {
  const passed = usePassedState(readLoginNotice)
  // What has just ended here is news; what the page before passed on may be old, but for a new
  // password, which ends a session too.
  const isPassedNews = !ended || passed?.notice === 'password-changed'
  const notice = isPassedNews ? passed?.notice : ended
  return (
    <div className={`page ${styles.split}`}>
      <div>
        <h1>Member login</h1>
        <p className="lead">Log in to see your profile.</p>
        <div className={styles.notice}>
          <FormStatusArea>{notice && <Notice notice={notice} />}</FormStatusArea>
        </div>
        <div className={`card ${styles.formCard}`}>
          <LoginForm email={isPassedNews ? passed?.email : undefined} onLeave={onLeave} />
          <p className={styles.afterForm}>
            Forgot your password? <Link to={paths.resetPassword}>Reset password</Link>
          </p>
        </div>
      </div>
      <aside className={styles.aside}>
        <h2>Not a member yet?</h2>
        <p>Members take part in what we do, and bring others along.</p>
        <p>
          <Link className={buttonClass('secondary')} to={paths.register}>
            Register
          </Link>
        </p>
        <HeroScene className="scene" />
      </aside>
    </div>
  )
}

const notices: Record<
  LoginNotice['notice'] | MembershipEnd,
  { readonly tone: 'success' | 'pending'; readonly sentences: readonly string[] }
> = {
  registered: { tone: 'success', sentences: [messages.registered, messages.registeredNext] },
  'reset-asked': { tone: 'pending', sentences: [messages.resetAsked] },
  'logged out': { tone: 'success', sentences: [messages.loggedOut] },
  'account deleted': { tone: 'success', sentences: [messages.accountDeleted] },
  'password-changed': { tone: 'success', sentences: [messages.passwordChanged] },
}

function Notice({ notice }: { notice: keyof typeof notices }) {
  const { tone, sentences } = notices[notice]
  return (
    <FormStatus tone={tone}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </FormStatus>
  )
}
