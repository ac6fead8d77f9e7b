import { useId, type ReactNode } from 'react'
import styles from './about.module.css'

/** A form at the end of a page, beside what it is for. */
export function FormSection({
  title,
  id,
  children,
  text,
}: {
  title: string
  /** The heading's id, for links that lead to it. */
  id?: string
  text: ReactNode
  children: ReactNode
}) {
  const ownId = useId()
  return (
    <section className={styles.formSection} aria-labelledby={id ?? ownId}>
      <div>
        <h2 id={id ?? ownId}>{title}</h2>
        {text}
      </div>
      {children}
    </section>
  )
}
