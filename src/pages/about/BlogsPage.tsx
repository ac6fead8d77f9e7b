import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ButtonLink } from '@/components/buttons/Button'
import { Fold } from '@/components/display/Fold'
import { TextField } from '@/components/form/fields'
import { paths } from '@/config/paths'
import { blogs, blogsPage, type Blog } from '@/content/blogs'
import { suggestions } from '@/content/suggestions'
import { blogSchema, webHost, type SuggestedBlog } from '@/domain/messages/suggestion'
import { SendToTeam } from './SendToTeam'
import { SuggestionForm } from './SuggestionForm'
import { suggestionList, useSuggestions } from './useSuggestions'
import styles from './about.module.css'

const suggestedBlogs = suggestionList('blogs', blogSchema)

/** /blogs: blogs of ours, those that the visitor added, and the form to add one. */
export function BlogsPage() {
  const own = useSuggestions(suggestedBlogs)
  return (
    <div className="page">
      <h1>Blogs</h1>
      <p className="lead">{blogsPage.lead}</p>
      <div className={`split ${styles.columns}`}>
        <div className={styles.blogs}>
          {blogs.map((blog) => (
            <BlogCard key={blog.title} blog={blog} />
          ))}
          {own.entries.map((blog) => (
            <OwnBlogCard key={blog.id} blog={blog} onRemove={() => own.remove(blog.id)} />
          ))}
          <p>
            {blogsPage.closeToHome} <Link to={paths.helpNow}>see the helplines</Link>.
          </p>
        </div>
        <SuggestionForm kind="blog" title="Submit Your Blog" schema={blogSchema} onAdd={own.add}>
          <TextField name="title" label="Title" />
          <TextField name="summary" label="Summary" multiline />
          <TextField name="link" label="Link" hint={suggestions.blog.hint} />
        </SuggestionForm>
      </div>
    </div>
  )
}

function BlogCard({ blog: { title, summary, text, link } }: { blog: Blog }) {
  const id = useId()
  return (
    <article className={`card ${styles.blog}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{summary}</p>
      <Fold
        more="Expand"
        less="Collapse"
        look="secondary"
        describedBy={id}
        className={styles.full}
        beside={link && <ReadMore href={link.url} titleId={id} />}
      >
        <p>{text || blogsPage.textMissing}</p>
      </Fold>
      <Leads titleId={id}>
        {link ? `Read More opens, in a new tab: ${link.source}.` : blogsPage.linkMissing}
      </Leads>
    </article>
  )
}

function OwnBlogCard({
  blog: { title, summary, link },
  onRemove,
}: {
  blog: SuggestedBlog
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
        <ReadMore href={link} titleId={id} rel="nofollow noopener ugc" />
      </p>
      <Leads titleId={id}>Read More opens, in a new tab: {webHost(link)}</Leads>
      <SendToTeam
        subject={suggestions.blog.subject}
        text={`Title: ${title}\n\nSummary: ${summary}\n\nLink: ${link}`}
        label="your blog"
        onRemove={onRemove}
      />
    </article>
  )
}

function ReadMore({
  href,
  titleId,
  rel = 'noopener',
}: {
  href: string
  titleId: string
  rel?: string
}) {
  return (
    <ButtonLink look="quiet" href={href} rel={rel} aria-describedby={`${titleId} ${titleId}-leads`}>
      Read More
    </ButtonLink>
  )
}

/** Where 'Read More' leads. */
function Leads({ titleId, children }: { titleId: string; children: ReactNode }) {
  return (
    <p id={`${titleId}-leads`} className="small">
      {children}
    </p>
  )
}
