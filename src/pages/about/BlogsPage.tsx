import { Link } from '@/components/buttons/Link'
import { ScenePage } from '@/components/page/ScenePage'
import { TextField } from '@/components/form/fields'
import { paths } from '@/config/paths'
import { blogs } from '@/content/facts/blogs.json'
import { blogsPage } from '@/content/texts/blogsPage'
import { suggestions } from '@/content/texts/suggestions'
import { blogSchema, webHost } from '@/domain/messages/suggestion'
import { sentence } from '@/domain/text/sentence'
import { BlogCard } from './BlogCard'
import { BlogsScene } from './BlogsScene'
import { FormSection } from './FormSection'
import { SendToTeam } from './SendToTeam'
import { SuggestionForm } from './SuggestionForm'
import { suggestionList } from './suggestionList'
import styles from './about.module.css'

const useBlogSuggestions = suggestionList('blogs', blogSchema)

export function BlogsPage() {
  const own = useBlogSuggestions()
  return (
    <ScenePage title="Blogs" lead={blogsPage.lead} scene={<BlogsScene />}>
      {blogs.length === 0 && <p className="dashed">{blogsPage.noneYet}</p>}
      <div className={styles.blogs}>
        {blogs.map(({ link, ...blog }) => (
          <BlogCard
            key={blog.title}
            {...blog}
            link={link && { url: link.url, leadsTo: sentence(link.source), rel: 'noopener' }}
          />
        ))}
        {own.entries.map(({ id, title, summary, link }) => (
          <BlogCard
            key={id}
            title={title}
            summary={summary}
            drawing="page"
            link={{ url: link, leadsTo: webHost(link) ?? '', rel: 'nofollow noopener ugc' }}
          >
            <SendToTeam
              kind="blog"
              text={`Title: ${title}\n\nSummary: ${summary}\n\nLink: ${link}`}
              onRemove={() => own.remove(id)}
            />
          </BlogCard>
        ))}
      </div>
      <p className={styles.closeToHome}>
        {blogsPage.closeToHome} <Link to={paths.helpNow}>see the helplines</Link>.
      </p>
      <FormSection
        title="Submit Your Blog"
        id="blog"
        text={
          <>
            <p>{blogsPage.submit}</p>
            <p className="small">{suggestions.forYouAlone}</p>
          </>
        }
      >
        <SuggestionForm kind="blog" title="Submit Your Blog" schema={blogSchema} onAdd={own.add}>
          <TextField name="title" label="Title" />
          <TextField name="summary" label="Summary" multiline />
          <TextField name="link" label="Link" hint={suggestions.blog.hint} />
        </SuggestionForm>
      </FormSection>
    </ScenePage>
  )
}
