import * as v from 'valibot'
import { fact, isHeavy, link, listOf, longText, perhaps, text } from './parts.ts'

const blog = v.strictObject({
  title: fact('Title', text),
  summary: fact('Summary', longText),
  text: fact('Text', longText),
  link: fact(
    'Read more',
    perhaps(
      v.strictObject({
        url: fact('Address', link, 'Open it before you publish.'),
        source: fact('Source', text, 'What it is, and by whom.'),
      }),
    ),
    'Empty hides the link.',
  ),
  drawing: fact('Drawing', v.picklist(['books', 'friends', 'page']), '“page” fits anything.'),
  isHeavy,
})

export type Blog = v.InferOutput<typeof blog>

export const blogs = fact(
  'Blogs',
  v.strictObject({ blogs: fact('Blogs', listOf(fact('Blog', blog), 'title')) }),
)
