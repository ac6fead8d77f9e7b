import type { ReactNode } from 'react'
import 'virtual:theme.css'
import { NotificationsProvider } from '@/context/notifications/NotificationsProvider'
import { UserProvider } from '@/context/user/useUser'
import { ErrorMessage } from '@/components/page/ErrorMessage'
import '@/theme/global.css'
import { ErrorBoundary } from '@/components/page/ErrorBoundary'
import { useNavigationEffects } from './useNavigationEffects'
import { useOutboxDelivery } from './useOutboxDelivery'
import { useSessionEnd } from '@/context/user/useSessionEnd'

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

/** Inside the error boundary: a failure cannot leave the page blank. */
function Background() {
  useNavigationEffects()
  useOutboxDelivery()
  useSessionEnd()
  return null
}

function bugPage(error: unknown) {
  return (
    <>
      <title>Unexpected Application Error!</title>
      <ErrorMessage message={error instanceof Error ? error.message : 'Unknown error'} />
    </>
  )
}
