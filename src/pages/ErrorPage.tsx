import { ErrorScene } from './ErrorScene'
import { ErrorMessage } from './ErrorMessage'

/** /error: what is shown instead of a page that broke, with its drawing. */
export function ErrorPage() {
  return <ErrorMessage scene={<ErrorScene className="scene" />} />
}
