import type { ComponentPropsWithRef } from 'react'
import { useHref, useLinkClickHandler, type To } from 'react-router-dom'
import { hashOf } from '@/components/hydration/useNavigationState'
import { markHistoryEntry } from '@/device/deviceStore'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  readonly to: To
  readonly state?: unknown
  readonly replace?: boolean
}

/** The router's own link would add 3 KB of prefetching code to every page. */
export function Link({ to, state, replace, onClick, children, ...others }: LinkProps) {
  const href = useHref(to) + hashOf(state)
  const open = useLinkClickHandler(to, { state, ...(replace !== undefined && { replace }) })
  return (
    <a
      {...others}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented) return
        open(event)
        markHistoryEntry()
      }}
    >
      {children}
    </a>
  )
}
