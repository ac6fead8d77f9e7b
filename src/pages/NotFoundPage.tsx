import { ButtonLink } from '@/components/buttons/Button'
import { HelplinesBlock } from '@/components/help/FirstHelplines'
import { paths } from '@/config/paths'
import { LostScene } from './LostScene'

export function NotFoundPage() {
  return (
    <main className="page alone">
      <LostScene />
      <h1>Page not found</h1>
      <p className="lead">Sorry, we couldn't find the page you're looking for.</p>
      <p className="actions">
        <ButtonLink to={paths.home}>Go back home</ButtonLink>
        <ButtonLink variant="secondary" to={paths.contact}>
          Contact support
        </ButtonLink>
      </p>
      <HelplinesBlock />
    </main>
  )
}
