import { Link } from './Link'

/** A text with a link in it. */
export function LinkedText({
  text: { before, link, after },
  to,
}: {
  text: Readonly<Record<'before' | 'link' | 'after', string>>
  to: string
}) {
  return (
    <>
      {before}
      <Link to={to}>{link}</Link>
      {after}
    </>
  )
}
