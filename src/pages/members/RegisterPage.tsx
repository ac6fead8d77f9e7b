import { Link } from 'react-router-dom'
import { HeroScene } from '@/components/art/HeroScene'
import { buttonClass } from '@/components/buttons/buttonClass'
import { paths } from '@/config/paths'
import { organisation } from '@/content/organisation'
import { useUser } from '@/context/user/UserProvider'
import { RegisterForm } from './RegisterForm'
import styles from './members.module.css'

/** /Register: become a member (SPEC section 2). */
export function RegisterPage() {
  const user = useUser()
  if (user.status === 'member') {
    return (
      <div className="page">
        <h1>Register</h1>
        <p className="lead">You are logged in as {user.account.email}, so you have an account.</p>
        <p className="actions">
          <Link className={buttonClass()} to={paths.dashboard}>
            To your profile
          </Link>
        </p>
      </div>
    )
  }
  return (
    <div className={`page ${styles.split}`}>
      <div>
        <h1>Register</h1>
        <p className="lead">Member loyalties and benefits begin here. Every field is needed.</p>
        <RegisterForm />
      </div>
      <aside className={styles.aside}>
        <h2>How it goes</h2>
        <ol>
          <li>Fill in your details and choose a password.</li>
          <li>Pay the membership fee. What you typed is still here when you come back.</li>
          <li>Register, then log in and see your profile.</li>
        </ol>
        <h2>What we do with it</h2>
        <p>
          Only you and the team of {organisation.productName} can read your profile. You can change
          it, take a copy and delete it at any time. <Link to={paths.privacy}>Privacy</Link>
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
