import { Link } from './Link'

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
