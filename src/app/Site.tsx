import type { ReactNode } from 'react'
import 'virtual:theme.css'
import './global.css'
import { NotificationsProvider } from '@/context/notifications/NotificationsProvider'
import { UserProvider } from '@/context/user/UserProvider'
import { ErrorMessage } from '@/pages/ErrorMessage'
import { ErrorBoundary } from './ErrorBoundary'
import { useNavigationEffects } from './useNavigationEffects'
import { useOutboxDelivery } from './useOutboxDelivery'
import { useSessionEnd } from './useSessionEnd'

/** What every page relies on, whichever pages there are: styles, providers, focus and error page. */
export function Site({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary instead={bugPage}>
      <UserProvider>
        <NotificationsProvider>
          <Background />
          {children}
        </NotificationsProvider>
      </UserProvider>
    </ErrorBoundary>
  )
}

/** What goes on behind every page. Inside the error boundary, so that it cannot leave the page blank. */
function Background() {
  useNavigationEffects()
  useOutboxDelivery()
  useSessionEnd()
  return null
}

/** What nothing else caught is a bug: a page says so instead of a blank one. */
function bugPage(error: unknown) {
  return (
    <>
      <title>Unexpected Application Error!</title>
      <ErrorMessage message={error instanceof Error ? error.message : 'Unknown error'} />
    </>
  )
}
