import type { ReactNode } from 'react'
import { Root } from '@/components/page/Root'
import { useSessionEnd } from '@/context/user/useSessionEnd'
import { useNavigationEffects } from './useNavigationEffects'
import { useOutboxDelivery } from './useOutboxDelivery'

export function Site({ children }: { children: ReactNode }) {
  return (
    <Root>
      <Background />
      {children}
    </Root>
  )
}

/** Inside the error boundary, so that a failure cannot leave the page blank. */
function Background() {
  useNavigationEffects()
  useOutboxDelivery()
  useSessionEnd()
  return null
}
