import { useEffect, useRef, useState, type ComponentType } from 'react'
import { isSavingData } from '@/device/connection'
import { whenNear } from '@/device/whenNear'

/** Fetched when it is near, unless the visitor saves data; the page works without it. */
export function GiftsOfMonth() {
  const place = useRef<HTMLDivElement>(null)
  const [Part, setPart] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (isSavingData() || !place.current) return undefined
    return whenNear(place.current, () => {
      import('./PublishedMonth').then(
        ({ PublishedMonth }) => setPart(() => PublishedMonth),
        () => undefined,
      )
    })
  }, [])
  return <div ref={place}>{Part && <Part />}</div>
}
