import { useEffect, useState } from 'react'
import { toFailure } from '@/domain/failure'
import type { GiftState } from '@/domain/giving/giftState'
import { loadPart } from '@/services/call'

export interface GiftStates {
  readonly keys: string
  /** Null after a failure. */
  readonly states: ReadonlyMap<string, GiftState> | null
}

export function useGiftStates(keys: string): GiftStates | null {
  const [found, setFound] = useState<GiftStates | null>(null)
  useEffect(() => {
    let isCurrent = true
    const note = (states: GiftStates['states']) => isCurrent && setFound({ keys, states })
    fetchStates(keys).then(note, (reason: unknown) => {
      toFailure(reason)
      note(null)
    })
    return () => {
      isCurrent = false
    }
  }, [keys])
  return found?.keys === keys ? found : null
}

async function fetchStates(keys: string): Promise<ReadonlyMap<string, GiftState>> {
  if (keys === '') return new Map()
  const { loadGiftStates } = await loadPart(() => import('@/services/giftStates'))
  return loadGiftStates(keys.split(' '))
}
