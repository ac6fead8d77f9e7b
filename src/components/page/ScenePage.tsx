import type { ReactNode } from 'react'
import styles from './scenePage.module.css'

interface Head {
  readonly title: string
  readonly lead?: ReactNode
  readonly scene: ReactNode
  /** Under the lead. */
  readonly action?: ReactNode
}

/** Apart, to keep the drawing's code off other pages. */
export function ScenePage({
  className,
  children,
  ...head
}: Head & {
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  return (
    <div className={className ? `page ${className}` : 'page'}>
      <SceneHead {...head} />
      {children}
    </div>
  )
}

export function SceneHead({ title, lead, scene, action }: Head) {
  return (
    <div className={styles.head}>
      {/* First, so that nothing moves when it arrives. */}
      {scene}
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {action && <div>{action}</div>}
    </div>
  )
}
