import type { ReactNode } from 'react'
import styles from './about.module.css'

export function FormSection({
  title,
  id,
  children,
  text,
}: {
  title: string
  id: string
  text: ReactNode
  children: ReactNode
}) {
  return (
    <section className={styles.formSection} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {text}
      </div>
      {children}
    </section>
  )
}
