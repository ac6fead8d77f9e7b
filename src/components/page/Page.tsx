import type { ReactNode, Ref } from 'react'

export function Page({
  title,
  lead,
  className,
  headingRef,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  className?: string | undefined
  headingRef?: Ref<HTMLHeadingElement>
  children?: ReactNode
}) {
  return (
    <div className={className ? `page ${className}` : 'page'}>
      <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </div>
  )
}
