import type { ReactNode } from 'react'
import { Button, ButtonLink } from '@/components/buttons/Button'
import { HelplinesBlock } from '@/components/help/FirstHelplines'
import { paths } from '@/config/paths'

/** Instead of a page that broke. Plain links: after a bug the router is not to be trusted. */
export function ErrorMessage({
  message = 'Something went wrong on this page.',
  scene,
}: {
  message?: string
  /** None after a bug, since every page would have to bring the drawing along. */
  scene?: ReactNode
}) {
  return (
    <main className="page alone">
      {scene}
      <h1>Unexpected Application Error!</h1>
      <p>{message}</p>
      <p className="actions">
        <Button onClick={() => location.reload()}>Reload</Button>
        <ButtonLink look="secondary" href={paths.home}>
          Go home
        </ButtonLink>
      </p>
      <HelplinesBlock />
    </main>
  )
}
