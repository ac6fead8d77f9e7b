import { useEffect } from 'react'
import { frameTexts } from '@/content/texts/frame'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { keepDelivering } from '@/services/keepDelivering'
import { watchDeliveries } from '@/services/outbox'

export function useOutboxDelivery(): void {
  const { notify } = useNotify()
  useEffect(() => {
    const stopWatching = watchDeliveries((name) =>
      notify({ text: frameTexts.contactSent(name), tone: 'success' }),
    )
    const stopDelivering = keepDelivering()
    return () => {
      stopDelivering()
      stopWatching()
    }
  }, [notify])
}
