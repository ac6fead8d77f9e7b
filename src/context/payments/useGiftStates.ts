import { useEffect, useState } from 'react'
import { toFailure } from '@/domain/failure'
import { giftKey } from '@/domain/giving/giftLink'
import type { GiftState } from '@/domain/giving/giftState'
import type { Payment } from '@/domain/payment/payment'
import { loadPart } from '@/services/call'

export interface GiftStates {
  readonly keys: string
  /** Null after a failure. */
  readonly states: ReadonlyMap<string, GiftState> | null
}

const nothing: GiftStates = { keys: '', states: new Map() }

export function useGiftStates(keys: string): GiftStates | null {
  const [found, setFound] = useState<GiftStates | null>(null)
  useEffect(() => {
    if (keys === '') return undefined
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
  if (keys === '') return nothing
  return found?.keys === keys ? found : null
}

/** What the order's link says once staff have cancelled it; null before that is known. */
export function useCancelled(payment: Payment | null | undefined): GiftState | null {
  const key = (payment?.purpose === 'order' && giftKey(payment)) || ''
  const state = useGiftStates(key)?.states?.get(key)
  return state?.state === 'cancelled' ? state : null
}

async function fetchStates(keys: string): Promise<ReadonlyMap<string, GiftState>> {
  const { loadGiftStates } = await loadPart(() => import('@/services/giftStates'))
  return loadGiftStates(keys.split(' '))
}
