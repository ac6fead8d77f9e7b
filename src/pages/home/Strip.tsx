import type { ReactNode } from 'react'
import { RevealOnScroll } from '@/components/motion/RevealOnScroll'
import styles from './home.module.css'

/** A full-width strip of the home page that comes into view when it is scrolled to. */
export function Strip({
  id,
  badge,
  title,
  lead,
  isSunken = false,
  children,
}: {
  /** Its anchor. */
  id?: string
  badge?: string
  /** Without one its heading stands among what it shows. */
  title?: string
  lead?: string
  isSunken?: boolean
  children: ReactNode
}) {
  return (
    <section id={id} className={`${styles.section} ${isSunken ? styles.sunken : ''}`}>
      <RevealOnScroll>
        {badge && <p className={styles.badge}>{badge}</p>}
        {title && <h2>{title}</h2>}
        {lead && <p className="lead">{lead}</p>}
        {children}
      </RevealOnScroll>
    </section>
  )
}
