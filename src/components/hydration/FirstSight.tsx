import type { ReactNode } from 'react'
import styles from './firstSight.module.css'
import { useHydrated } from './useHydrated'

/**
 * What a stranger sees (`children`) on a page that shows something else (`otherwise`) to anybody of whom this browser
 * keeps something. The HTML holds both, and a line in index.html tells before the first paint which of them is shown:
 * so a stranger waits for no script, and nobody else sees the stranger's page flash up.
 */
export function FirstSight({
  isStranger,
  otherwise,
  children,
}: {
  /** Whether it is a stranger after all, once the page is interactive. */
  isStranger: boolean
  otherwise: ReactNode
  children: ReactNode
}) {
  const isHydrated = useHydrated()
  return (
    <>
      {(!isHydrated || isStranger) && (
        <div className={isHydrated ? styles.part : `${styles.part} ${styles.ofStranger}`}>
          {children}
        </div>
      )}
      {(!isHydrated || !isStranger) && (
        <div className={isHydrated ? styles.part : `${styles.part} ${styles.ofOthers}`}>
          {otherwise}
        </div>
      )}
    </>
  )
}
