import type { ReactNode } from 'react'
import { RevealOnScroll } from './RevealOnScroll'
import styles from './home.module.css'

export function Strip({
  id,
  className = '',
  children,
}: {
  id: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <section id={id} className={`${styles.section} ${className}`}>
      <RevealOnScroll>{children}</RevealOnScroll>
    </section>
  )
}
