import type { ReactNode } from 'react'
import { Button, ButtonLink } from '@/components/buttons/Button'
import { HelplinesBlock } from '@/components/help/FirstHelplines'
import { paths } from '@/config/paths'

/**
 * What is shown instead of a page that broke. Plain links: after a bug a fresh start
 * is wanted, not this one's router.
 */
export function ErrorMessage({
  message = 'Something went wrong on this page.',
  scene,
}: {
  message?: string
  /** A drawing; after a bug there is none, since every page would have to bring it along. */
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
