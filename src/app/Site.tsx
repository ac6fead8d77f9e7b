import { useEffect, type ReactNode } from 'react'
import 'virtual:theme.css'
import './global.css'
import { catalogue } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { CartProvider } from '@/context/cart/CartProvider'
import { NotificationsProvider, useNotify } from '@/context/notifications/NotificationsProvider'
import { UserProvider } from '@/context/user/UserProvider'
import { ErrorPage } from '@/pages/ErrorPage'
import { keepDelivering } from '@/services/keepDelivering'
import { watchDeliveries } from '@/services/outbox'
import { ErrorBoundary } from './ErrorBoundary'
import { useNavigationEffects } from './useNavigationEffects'
import { useSessionEnd } from './useSessionEnd'

/** What every page relies on, whichever pages there are: styles, providers, focus and error page. */
export function Site({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary instead={bugPage}>
      <UserProvider>
        <CartProvider catalogue={catalogue}>
          <NotificationsProvider>
            <Background />
            {children}
          </NotificationsProvider>
        </CartProvider>
      </UserProvider>
    </ErrorBoundary>
  )
}

/** What goes on behind every page. Inside the error boundary, so that it cannot leave the page blank. */
function Background() {
  useOutboxDelivery()
  useNavigationEffects()
  useSessionEnd()
  return null
}

/**
 * Sends the messages that wait on this device, and tells their writer. Fetches nothing while no
 * message waits.
 */
function useOutboxDelivery(): void {
  const { notify } = useNotify()
  useEffect(() => {
    const stopWatching = watchDeliveries((name) =>
      notify({ text: messages.contactSent(name), tone: 'success' }),
    )
    const stopDelivering = keepDelivering()
    return () => {
      stopDelivering()
      stopWatching()
    }
  }, [notify])
}

/** What nothing else caught is a bug: a page says so instead of a blank one. */
function bugPage(error: unknown) {
  return (
    <>
      <title>Unexpected Application Error!</title>
      <ErrorPage message={error instanceof Error ? error.message : 'Unknown error'} />
    </>
  )
}
