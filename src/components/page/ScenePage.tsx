import type { ReactNode } from 'react'
import styles from './scenePage.module.css'

interface Head {
  readonly title: string
  readonly lead?: ReactNode
  /** A small drawing beside the heading. */
  readonly scene: ReactNode
  /** The first thing to do, right under the lead. */
  readonly action?: ReactNode
}

/** A `Page` with a drawing at its head. Apart from it, since what every page fetches has room for none. */
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

/** The head alone, for a page that arranges what it shows around it. */
export function SceneHead({ title, lead, scene, action }: Head) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {action && <div>{action}</div>}
      {scene}
    </div>
  )
}
