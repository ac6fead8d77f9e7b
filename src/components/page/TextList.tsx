/** No text may appear in it twice. */
export function TextList({
  as: List = 'ul',
  texts,
  className,
}: {
  as?: 'ul' | 'ol'
  texts: readonly string[]
  className?: string
}) {
  return (
    <List className={className}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </List>
  )
}
