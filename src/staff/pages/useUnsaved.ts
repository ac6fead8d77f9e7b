import { useEffect } from 'react'
import { listenTo } from '@/device/listenTo'

/** While something would be lost, the browser asks before it leaves or reloads the page. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined
    let isDraft = false
    // Chrome would also ask before it opens a mail, an SMS or a call, although the page stays.
    const stopNoting = listenTo(['click'], ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
      isDraft = link !== null && link !== false && !link.protocol.startsWith('http')
      setTimeout(() => {
        isDraft = false
      })
    })
    const ask = (event: BeforeUnloadEvent) => {
      if (isDraft) return
      event.preventDefault()
      // For Chrome before 119.
      event.returnValue = true
    }
    addEventListener('beforeunload', ask)
    return () => {
      stopNoting()
      removeEventListener('beforeunload', ask)
    }
  }, [isUnsaved])
}
