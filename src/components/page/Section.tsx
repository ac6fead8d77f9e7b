import { useId, type ReactNode, type Ref } from 'react'

export function Section({
  title,
  id,
  isCard = false,
  className,
  heading: Heading = 'h2',
  headingRef,
  children,
}: {
  title: ReactNode
  id?: string
  isCard?: boolean
  className?: string | undefined
  heading?: 'h2' | 'h3'
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}) {
  const ownId = useId()
  const classes = [isCard && 'card', className].filter(Boolean).join(' ')
  return (
    <section className={classes || undefined} aria-labelledby={id ?? ownId}>
      <Heading id={id ?? ownId} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
