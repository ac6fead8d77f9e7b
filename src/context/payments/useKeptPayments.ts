import { useEffect, useState } from 'react'
import { useDeviceEntry } from '@/device/deviceStore'
import { toFailure } from '@/domain/failure'
import type { GiftState } from '@/domain/giving/giftState'
import type { KeptPayment, KeptPurpose } from '@/domain/payment/keptPayment'
import { loadPart } from '@/services/call'
import { keptPayments } from '@/services/keptPayments'

/** Newest first; empty before hydration. */
export function useKeptPayments<Purpose extends KeptPurpose>(
  purpose: Purpose,
): readonly KeptPayment<Purpose>[] {
  return (useDeviceEntry(keptPayments) ?? []).filter(
    (each): each is KeptPayment<Purpose> => each.payment.purpose === purpose,
  )
}

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
