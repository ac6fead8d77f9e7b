import { staffListTexts } from '@/staff/content/desk'

const mostLines = 40

/** A stranger's lines: thousands of empty ones would push the next person out of sight. */
export function LongText({ text }: { text: string }) {
  const lines = text.split('\n')
  return (
    <>
      {lines.slice(0, mostLines).join('\n')}
      {lines.length > mostLines && (
        <details>
          <summary>{staffListTexts.rest(lines.length - mostLines)}</summary>
          {lines.slice(mostLines).join('\n')}
        </details>
      )}
    </>
  )
}
