import { Link } from '@/components/buttons/Link'
import { paths } from '@/config/paths'

/** The way to the one place that says what there is and what is still to come. */
export function ReadinessLink() {
  return (
    <p className="small">
      <Link to={`${paths.home}#ready`}>What is ready, what is coming</Link>
    </p>
  )
}
