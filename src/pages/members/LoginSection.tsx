import { HeroScene } from '@/components/art/HeroScene'
import { ButtonLink } from '@/components/buttons/Button'
import { usePassedState } from '@/components/hydration/usePassedState'
import { paths } from '@/config/paths'
import { loginTexts } from '@/content/members'
import { messages } from '@/content/messages'
import { readLoginNotice, type LoginNotice } from '@/domain/members/passedOn'
import type { MembershipEnd } from '@/services/session'
import { Notice } from './AccountParts'
import { LoginForm } from './LoginForm'

/** The login page: what just happened, if anything, then the form and the ways to register and to reset. */
export function LoginSection({ ended }: { ended: MembershipEnd | undefined }) {
  const passed = usePassedState(readLoginNotice)
  // What has just ended here is news; what the page before passed on may be old, but for a new
  // password, which ends a session too.
  const isPassedNews = !ended || passed?.notice === 'password-changed'
  const notice = isPassedNews ? passed?.notice : ended
  return (
    <div className="page split">
      <div>
        <h1>Member login</h1>
        <p className="lead">{loginTexts.lead}</p>
        <Notice tone={notice ? (notice === 'reset-asked' ? 'pending' : 'success') : null}>
          {notice && notices[notice].map((sentence) => <p key={sentence}>{sentence}</p>)}
        </Notice>
        <LoginForm email={isPassedNews ? passed?.email : undefined} />
      </div>
      <aside className="aside">
        <h2>Not a member yet?</h2>
        <p>{loginTexts.notMemberYet}</p>
        <p>
          <ButtonLink look="secondary" to={paths.register}>
            Register
          </ButtonLink>
        </p>
        <HeroScene className="scene" />
      </aside>
    </div>
  )
}

const notices: Record<LoginNotice['notice'] | MembershipEnd, readonly string[]> = {
  registered: [messages.registered, messages.registeredNext],
  'reset-asked': [messages.resetAsked],
  'logged out': [messages.loggedOut],
  'account deleted': [messages.accountDeleted],
  'password-changed': [messages.passwordChanged],
}
