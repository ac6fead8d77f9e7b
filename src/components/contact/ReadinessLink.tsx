import { Link } from '@/components/buttons/Link'
import { paths } from '@/config/paths'

export function ReadinessLink() {
  return (
    <p className="small">
      <Link to={`${paths.home}#ready`}>What is ready, what is coming</Link>
    </p>
  )
}
