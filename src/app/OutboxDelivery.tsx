import { useEffect } from 'react'
import { messages } from '@/content/messages'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { watchDeliveries } from '@/services/outbox'
import { keepDelivering } from '@/services/keepDelivering'

/**
 * On every page: sends the messages that wait on this device, and tells their writer. Shows
 * nothing itself, and fetches nothing while no message waits.
 */
export function OutboxDelivery(): null {
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
  return null
}
