import { useId, type ReactNode } from 'react'
import { ButtonLink } from '@/components/buttons/Button'
import { CloseToHome } from '@/components/help/CloseToHome'
import { Collapsible } from '@/components/page/Collapsible'
import type { Blog } from '@/content/facts/blogs'
import { BlogDrawing } from './BlogDrawing'
import styles from './about.module.css'

export function BlogCard({
  title,
  summary,
  text,
  drawing,
  link,
  isHeavy = false,
  children,
}: Pick<Blog, 'title' | 'summary' | 'drawing'> &
  Partial<Pick<Blog, 'text' | 'isHeavy'>> & {
    link: { readonly url: string; readonly leadsTo: string; readonly rel: string } | null
    children?: ReactNode
  }) {
  const id = useId()
  const readMore = link && (
    <ButtonLink variant="quiet" href={link.url} rel={link.rel} aria-describedby={`${id}-leads`}>
      Read More<span className="visually-hidden">: {title}</span>
    </ButtonLink>
  )
  return (
    <article className={`card ${styles.blog}`} aria-labelledby={id}>
      <BlogDrawing drawing={drawing} />
      <div>
        <h2 id={id} dir="auto">
          {title}
        </h2>
        <p className={styles.text} dir="auto">
          {summary}
        </p>
        {isHeavy && <CloseToHome />}
        {!text ? (
          <p className="actions">{readMore}</p>
        ) : (
          <Collapsible
            more="Expand"
            less="Collapse"
            variant="secondary"
            describedBy={id}
            className={styles.full}
            beside={readMore}
          >
            <p>{text}</p>
          </Collapsible>
        )}
        {link && (
          <p id={`${id}-leads`} className="small">
            Read More opens, in a new tab: {link.leadsTo}
          </p>
        )}
        {children}
      </div>
    </article>
  )
}
