import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass } from '@/components/buttons/buttonClass'
import { FoldButton, FoldedPart } from '@/components/display/Fold'
import { useDeviceList, type OwnEntry } from '@/components/form/useDeviceList'
import { paths } from '@/config/paths'
import { blogs, type Blog } from '@/content/blogs'
import { blogSchema, webHost, type SuggestedBlog } from '@/domain/messages/suggestion'
import { BlogForm } from './BlogForm'
import { SendToTeam } from './SendToTeam'
import styles from './suggestions.module.css'

/** /blogs: two blogs, those that the visitor added, and the form to add one (SPEC section 2). */
export function BlogsPage() {
  const own = useDeviceList('blogs', blogSchema)
  return (
    <div className="page">
      <h1>Blogs</h1>
      <p className="lead">Short, kind reads on stress, friends and asking for help.</p>
      <div className={styles.columns}>
        <div className={styles.cards}>
          {blogs.map((blog) => (
            <BlogCard key={blog.title} blog={blog} />
          ))}
          {own.entries.map((blog) => (
            <OwnBlogCard key={blog.id} blog={blog} onRemove={() => own.remove(blog.id)} />
          ))}
          <p>
            Is something you read close to home? You can talk to somebody today:{' '}
            <Link to={paths.helpNow}>see the helplines</Link>.
          </p>
        </div>
        <BlogForm onAdd={own.add} />
      </div>
    </div>
  )
}

function BlogCard({ blog: { title, summary, text, link } }: { blog: Blog }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <article className={`card ${styles.blog}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{summary}</p>
      <FoldedPart id={`${id}-text`} isOpen={isOpen} className={styles.full}>
        <p>{text || 'The text of this blog is not here yet.'}</p>
      </FoldedPart>
      <p className="actions">
        <FoldButton
          controls={`${id}-text`}
          isOpen={isOpen}
          className={`${buttonClass('secondary')} ${styles.expand}`}
          describedBy={id}
          onToggle={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Collapse' : 'Expand'}
        </FoldButton>
        {link && (
          <a
            className={buttonClass('quiet')}
            href={link.url}
            target="_blank"
            rel="noopener"
            aria-describedby={`${id} ${id}-leads`}
          >
            Read More
          </a>
        )}
      </p>
      <p id={`${id}-leads`} className={styles.leads}>
        {link
          ? `Read More opens, in a new tab: ${link.source}.`
          : 'The full article is not online yet.'}
      </p>
    </article>
  )
}

function OwnBlogCard({
  blog: { title, summary, link },
  onRemove,
}: {
  blog: OwnEntry<SuggestedBlog>
  onRemove: () => void
}) {
  const id = useId()
  return (
    <article className={`card ${styles.blog}`} aria-labelledby={id}>
      <h2 id={id} dir="auto">
        {title}
      </h2>
      <p className={styles.text} dir="auto">
        {summary}
      </p>
      <p className="actions">
        <a
          className={buttonClass('quiet')}
          href={link}
          target="_blank"
          rel="nofollow noopener ugc"
          aria-describedby={`${id} ${id}-leads`}
        >
          Read More
        </a>
      </p>
      <p id={`${id}-leads`} className={styles.leads}>
        Read More opens, in a new tab: {webHost(link)}
      </p>
      <SendToTeam
        subject="A blog for the website"
        text={`Title: ${title}\n\nSummary: ${summary}\n\nLink: ${link}`}
        label="your blog"
        onRemove={onRemove}
      />
    </article>
  )
}
