import type { ComponentPropsWithRef } from 'react'
import { useHref, useLinkClickHandler, type To } from 'react-router-dom'

/** What a link of the site takes; `state` is passed on to the page it leads to. */
export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  readonly to: To
  readonly state?: unknown
  /** Whether the page it leads to takes the place of this one in the history. */
  readonly replace?: boolean
}

/**
 * A link to a page of the site, which opens without loading the site anew. The router has one too, which
 * brings the prefetching of a framework along: 3 KB on every page.
 */
export function Link({ to, state, replace, onClick, children, ...others }: LinkProps) {
  const href = useHref(to)
  const open = useLinkClickHandler(to, { state, ...(replace !== undefined && { replace }) })
  return (
    <a
      {...others}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) open(event)
      }}
    >
      {children}
    </a>
  )
}
