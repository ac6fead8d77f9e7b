import { useEffect, useRef, type ReactNode } from 'react'
import styles from './RevealOnScroll.module.css'

/**
 * Lets its content come into view when it is scrolled to, once. What is in view already stays as it is;
 * without script or under reduced motion everything simply stands there.
 */
export function RevealOnScroll({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const node = element.current
    if (!node || node.getBoundingClientRect().top <= innerHeight) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && show(), {
      // What somebody jumped over counts as seen.
      rootMargin: '1000000px 0px 0px',
    })
    function show() {
      observer.disconnect()
      delete node?.dataset.below
    }
    node.dataset.below = ''
    observer.observe(node)
    return show
  }, [])

  return (
    <div ref={element} className={styles.reveal}>
      {children}
    </div>
  )
}
