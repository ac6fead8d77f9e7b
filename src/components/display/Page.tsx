import type { ReactNode, Ref } from 'react'
import styles from './page.module.css'

interface Head {
  readonly title: ReactNode
  readonly lead?: ReactNode
  /** A small drawing beside the heading. */
  readonly scene?: ReactNode
  /** The first thing to do, right under the lead. */
  readonly action?: ReactNode
  /** For a page that moves the focus to its heading. */
  readonly headingRef?: Ref<HTMLHeadingElement>
}

/** A page: its one heading, a sentence or two that say what it is about, and what it shows. */
export function Page({
  className,
  children,
  ...head
}: Head & {
  className?: string | undefined
  children?: ReactNode
}) {
  return (
    <div className={className ? `page ${className}` : 'page'}>
      <PageHead {...head} />
      {children}
    </div>
  )
}

/** The head of a page, for one that arranges what it shows around it. */
export function PageHead({ title, lead, scene, action, headingRef }: Head) {
  const words = (
    <>
      <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h1>
      {lead && <p className="lead">{lead}</p>}
    </>
  )
  if (!scene) return words
  return (
    <div className={styles.head}>
      {words}
      {action && <div>{action}</div>}
      {scene}
    </div>
  )
}
