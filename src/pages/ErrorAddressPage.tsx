import { ErrorScene } from '@/components/art/ErrorScene'
import { ErrorPage } from './ErrorPage'

/** /error: what is shown instead of a page that broke, with its drawing. */
export function ErrorAddressPage() {
  return <ErrorPage scene={<ErrorScene className="scene" />} />
}
