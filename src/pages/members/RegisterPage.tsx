import { HeroScene } from '@/components/art/HeroScene'
import { ButtonLink } from '@/components/buttons/Button'
import { Link } from '@/components/buttons/Link'
import { Page } from '@/components/page/Page'
import { paths } from '@/config/paths'
import { registerTexts } from '@/content/texts/members'
import { useUser } from '@/context/user/useUser'
import { Benefits } from './Benefits'
import { RegisterForm } from './RegisterForm'
import styles from './members.module.css'

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
        <p>
          A member already? <Link to={paths.memberLogin}>Log in</Link>
        </p>
        <RegisterForm />
      </div>
      <aside className="aside">
        <Benefits heading="h2" />
        <h2>What we do with it</h2>
        <p>
          {registerTexts.dataUse} <Link to={paths.privacy}>Privacy</Link>
        </p>
        <HeroScene className={`scene ${styles.besideForm}`} />
      </aside>
    </div>
  )
}
