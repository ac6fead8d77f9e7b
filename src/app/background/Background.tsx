import { useEffect } from 'react'
import { messages } from '@/content/messages'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { keepDelivering } from '@/services/keepDelivering'
import { watchDeliveries } from '@/services/outbox'
import { useSessionEnd } from './useSessionEnd'

/** What goes on behind the pages for whoever has something on this device: outbox and session. */
export function Background() {
  useOutboxDelivery()
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
