import { Link } from 'react-router-dom'
import { HeroScene } from '@/components/art/HeroScene'
import { ButtonLink } from '@/components/buttons/Button'
import { Page } from '@/components/display/Page'
import { paths } from '@/config/paths'
import { registerTexts } from '@/content/members'
import { useUser } from '@/context/user/UserProvider'
import { RegisterForm } from './RegisterForm'

/** /Register: become a member. */
export function RegisterPage() {
  const user = useUser()
  if (user.status === 'member') {
    return (
      <Page title="Register" lead={registerTexts.loggedIn(user.account.email)}>
        <p className="actions">
          <ButtonLink to={paths.dashboard}>To your profile</ButtonLink>
        </p>
      </Page>
    )
  }
  return (
    <div className="page split">
      <div>
        <h1>Register</h1>
        <p className="lead">{registerTexts.lead}</p>
        <RegisterForm />
      </div>
      <aside className="aside">
        <h2>How it goes</h2>
        <ol className="numbered">
          {registerTexts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h2>What we do with it</h2>
        <p>
          {registerTexts.dataUse} <Link to={paths.privacy}>Privacy</Link>
        </p>
        <h2>A member already?</h2>
        <p>
          <Link to={paths.memberLogin}>Log in</Link>
        </p>
        <HeroScene className="scene" />
      </aside>
    </div>
  )
}
