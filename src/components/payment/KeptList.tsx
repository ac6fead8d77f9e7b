import { Children, type ReactNode } from 'react'
import { Link } from '@/components/buttons/Link'
import { paths } from '@/config/paths'
import { Section } from '@/components/page/Section'
import styles from './kept.module.css'

/** What this device remembers, in cards, with how long it does; nothing where there is none. */
export function KeptList({
  title,
  note: { before, link, after },
  children,
}: {
  title: string
  /** How long it is kept, around the link to where it can be forgotten. */
  note: { readonly before: string; readonly link: string; readonly after: string }
  children: ReactNode
}) {
  const kept = Children.toArray(children)
  if (kept.length === 0) return null
  return (
    <Section title={title} className={`wide-actions ${styles.kept}`}>
      <ul className={`plain-list ${styles.list}`}>
        {Children.map(kept, (each) => (
          <li className="card">{each}</li>
        ))}
      </ul>
      <p className="small">
        {before}
        <Link to={paths.privacy}>{link}</Link>
        {after}
      </p>
    </Section>
  )
}
