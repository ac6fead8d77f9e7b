import type { ReactNode } from 'react'
import styles from './visitorSwitch.module.css'
import { useHydrated } from './useHydrated'

/**
 * A stranger has nothing stored in this browser. The HTML holds both versions; index.html chooses
 * one before the first paint.
 */
export function VisitorSwitch({
  isStranger,
  otherwise,
  children,
}: {
  isStranger: boolean
  otherwise: ReactNode
  children: ReactNode
}) {
  const isHydrated = useHydrated()
  const classes = (mark: string | undefined) =>
    isHydrated ? styles.part : `${styles.part} ${mark}`
  return (
    <>
      {(!isHydrated || isStranger) && <div className={classes(styles.ofStranger)}>{children}</div>}
      {(!isHydrated || !isStranger) && <div className={classes(styles.ofOthers)}>{otherwise}</div>}
    </>
  )
}
