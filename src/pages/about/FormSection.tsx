import { useId, type ReactNode } from 'react'
import styles from './about.module.css'

export function FormSection({
  title,
  id,
  children,
  text,
}: {
  title: string
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
