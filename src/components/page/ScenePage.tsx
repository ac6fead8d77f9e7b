import type { ReactNode } from 'react'
import styles from './scenePage.module.css'

interface Head {
  readonly title: string
  readonly lead?: ReactNode
  readonly scene: ReactNode
  /** Under the lead. */
  readonly action?: ReactNode
}

/** A separate file, so that other pages do not carry the drawing's code. */
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
      {/* Comes first, so that nothing moves when it arrives. */}
      {scene}
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {action && <div>{action}</div>}
    </div>
  )
}
