import type { ReactNode } from 'react'
import { RevealOnScroll } from '@/components/motion/RevealOnScroll'
import styles from './home.module.css'

/** A full-width strip of the home page that comes into view when it is scrolled to. */
export function Section({
  id,
  title,
  lead,
  isSunken = false,
  children,
}: {
  /** Its anchor. */
  id?: string
  title: string
  lead: string
  isSunken?: boolean
  children: ReactNode
}) {
  return (
    <section id={id} className={`${styles.section} ${isSunken ? styles.sunken : ''}`}>
      <RevealOnScroll>
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
        {children}
      </RevealOnScroll>
    </section>
  )
}
