import { Link } from 'react-router-dom'
import { LostScene } from '@/components/art/LostScene'
import { HelplineLine } from '@/components/display/HelplineLine'
import { buttonClass } from '@/components/display/buttonClass'
import { paths } from '@/config/paths'

/** What is shown at an address that is none of ours (SPEC section 2). */
export function NotFoundPage() {
  return (
    <main className="page alone">
      <LostScene className="scene" />
      <h1>Page not found</h1>
      <p className="lead">Sorry, we couldn't find the page you're looking for.</p>
      <p className="actions">
        <Link className={buttonClass()} to={paths.home}>
          Go back home
        </Link>
        <Link className={buttonClass('secondary')} to={paths.contact}>
          Contact support
        </Link>
      </p>
      <HelplineLine />
    </main>
  )
}
