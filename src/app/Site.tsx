import type { ReactNode } from 'react'
import 'virtual:theme.css'
import './global.css'
import { AppProviders } from './AppProviders'
import { RootErrorBoundary } from './RootErrorBoundary'
import { SessionEnd } from './SessionEnd'
import { useNavigationEffects } from './useNavigationEffects'

/** What every page relies on, whichever pages there are: styles, providers, focus and error page. */
export function Site({ children }: { children: ReactNode }) {
  return (
    <RootErrorBoundary>
      <AppProviders>
        <NavigationEffects />
        <SessionEnd />
        {children}
      </AppProviders>
    </RootErrorBoundary>
  )
}

/** Inside the error boundary, so that nothing it does can leave the page blank. */
function NavigationEffects() {
  useNavigationEffects()
  return null
}
