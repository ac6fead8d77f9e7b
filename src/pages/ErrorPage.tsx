import { HelplineLine } from '@/components/display/HelplineLine'
import { buttonClass } from '@/components/display/buttonClass'
import { paths } from '@/config/paths'

/**
 * What is shown instead of a page that broke (SPEC section 2), also at /error. Plain links: after
 * a bug a fresh start is wanted, not this one's router.
 */
export function ErrorPage({
  message = 'Something went wrong on this page.',
}: {
  message?: string
}) {
  return (
    <main className="page alone">
      <h1>Unexpected Application Error!</h1>
      <p>{message}</p>
      <p className="actions">
        <button type="button" className={buttonClass()} onClick={() => location.reload()}>
          Reload
        </button>
        <a className={buttonClass('secondary')} href={paths.home}>
          Go home
        </a>
      </p>
      <HelplineLine />
    </main>
  )
}
