import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Helpline } from '@/content/texts/helplines'
import { isSavingData } from '@/device/connection'
import { whenIdle } from '@/device/whenIdle'
import { isPhonedLongAgo } from '@/domain/care/phoned'
import { loadPhonedMoments } from '@/services/phonedHelplines'

export interface Phoned {
  /** ms since 1970. */
  readonly at: number
  readonly isLongAgo: boolean
}

const hourMs = 3_600_000
const never = () => () => undefined
const thisHour = () => Math.floor(Date.now() / hourMs) * hourMs

/** The prerendered page calls nothing old. Newer calls load once, when idle, unless the visitor saves data. */
export function usePhoned(): (helpline: Helpline) => Phoned | null {
  const [noted, setNoted] = useState<ReadonlyMap<string, number> | null>(null)
  const now = useSyncExternalStore(never, thisHour, () => 0)

  useEffect(() => {
    if (isSavingData()) return undefined
    return whenIdle(async () => setNoted(await loadPhonedMoments()))
  }, [])

  return ({ number, verifiedOn }) => {
    const at = Math.max(Date.parse(verifiedOn ?? '') || 0, noted?.get(number) ?? 0)
    return at === 0 ? null : { at, isLongAgo: isPhonedLongAgo(at, now) }
  }
}
