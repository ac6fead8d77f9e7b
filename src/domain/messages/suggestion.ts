import * as v from 'valibot'
import { text } from '@/domain/text/plainText'

/**
 * In plain letters, which reveals look-alikes. Null for links of another kind, and for those with a
 * deceptive user name (https://bank.example@elsewhere.example).
 */
export function webHost(link: string): string | null {
  try {
    const { protocol, host, username, password } = new URL(link)
    const isWeb = protocol === 'https:' || protocol === 'http:'
    return isWeb && username === '' && password === '' ? host : null
  } catch {
    return null
  }
}

/** In characters; fits into a mail draft. */
const maxSuggestionLength = { line: 200, lines: 2000 } as const

export const questionSchema = v.object({
  question: text('Question', maxSuggestionLength.line, 'required'),
  answer: text('Answer', maxSuggestionLength.lines, 'required', 'lines'),
})

export type SuggestedQuestion = v.InferOutput<typeof questionSchema>

export const blogSchema = v.object({
  title: text('Title', maxSuggestionLength.line, 'required'),
  summary: text('Summary', maxSuggestionLength.lines, 'required', 'lines'),
  link: v.pipe(
    text('Link', maxSuggestionLength.lines, 'required'),
    v.regex(/^https?:\/\//i, 'Use a link that starts with https:// or http://'),
    v.check(
      (link) => webHost(link) !== null,
      'This is not a whole link. It looks like https://example.org/my-blog',
    ),
  ),
})
