import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'

/** Stands where the organisation has not filled something in yet; never an invented value. */
export function NotSetYet() {
  return (
    <>
      Not set yet, please <Link to={paths.contact}>contact us</Link>.
    </>
  )
}
