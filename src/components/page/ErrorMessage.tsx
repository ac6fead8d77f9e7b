import type { ReactNode } from 'react'
import { Button, ButtonLink } from '@/components/buttons/Button'
import { HelplinesBlock } from '@/components/help/FirstHelplines'
import { paths } from '@/config/paths'

/** Its links are plain: a broken page needs a fresh start. */
export function ErrorMessage({
  message = 'Something went wrong on this page.',
  scene,
}: {
  message?: string
  /** Left out after a bug, or every page would have to carry the drawing. */
  scene?: ReactNode
}) {
  return (
    <main className="page alone">
      {scene}
      <h1>Unexpected Application Error!</h1>
      <p>{message}</p>
      <p className="actions">
        <Button onClick={() => location.reload()}>Reload</Button>
        <ButtonLink variant="secondary" href={paths.home}>
          Go home
        </ButtonLink>
      </p>
      <HelplinesBlock />
    </main>
  )
}
