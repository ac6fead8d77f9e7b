import type { ReactNode } from 'react'
import 'virtual:theme.css'
import { NotificationsProvider } from '@/context/notifications/NotificationsProvider'
import { UserProvider } from '@/context/user/useUser'
import { ErrorMessage } from './ErrorMessage'
import '@/theme/global.css'
import { ErrorBoundary } from './ErrorBoundary'

/** The base of the site and the staff area: styles, the user, notifications, and a page for bugs. */
export function Root({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary instead={bugPage}>
      <UserProvider>
        <NotificationsProvider>{children}</NotificationsProvider>
      </UserProvider>
    </ErrorBoundary>
  )
}

function bugPage(error: unknown) {
  return (
    <>
      <title>Unexpected Application Error!</title>
      <ErrorMessage message={error instanceof Error ? error.message : 'Unknown error'} />
    </>
  )
}
