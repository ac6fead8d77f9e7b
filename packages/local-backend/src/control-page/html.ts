/** Text that is safe in a page. Only the tag `html` makes it. */
export class SafeHtml {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Content = string | number | SafeHtml | readonly SafeHtml[]

/** Builds HTML; escapes everything put in, except for what this tag made. */
export function html(literals: TemplateStringsArray, ...contents: Content[]): SafeHtml {
  const text = literals.reduce(
    (sum, literal, index) => sum + render(contents[index - 1] ?? '') + literal,
  )
  return new SafeHtml(text)
}

function render(content: Content): string {
  if (content instanceof SafeHtml) return content.text
  if (typeof content === 'object') return content.map(({ text }) => text).join('')
  return escapeHtml(String(content))
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
