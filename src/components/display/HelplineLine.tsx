import { paths } from '@/config/paths'

/** One quiet line that leads to the helplines, for pages without the header. */
export function HelplineLine() {
  return (
    <p>
      <a href={paths.helpNow}>Need help now?</a> In danger right now? Call <a href="tel:999">999</a>
      .
    </p>
  )
}
