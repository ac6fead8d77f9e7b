import type { ReactNode } from 'react'
import { RevealOnScroll } from './RevealOnScroll'
import styles from './home.module.css'

/** A full-width part of the home page that comes into view when it is scrolled to. */
export function Strip({
  id,
  className = '',
  children,
}: {
  /** Its anchor. */
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
