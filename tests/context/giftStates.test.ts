import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useGiftStates } from '@/context/payments/useGiftStates'
import type { GiftState } from '@/domain/giving/giftState'
import { loadGiftStates } from '@/services/giftStates'
import { deferred } from '../support/network'

vi.mock('@/services/giftStates')

it('a late answer for earlier gifts replaces nothing, and no answer is shown for other gifts', async () => {
  const late = deferred<ReadonlyMap<string, GiftState>>()
  vi.mocked(loadGiftStates).mockReturnValue(new Promise(() => {}))
  vi.mocked(loadGiftStates).mockReturnValueOnce(late.promise).mockResolvedValueOnce(new Map())
  const { result, rerender } = renderHook(useGiftStates, { initialProps: 'first' })
  await waitFor(() => expect(loadGiftStates).toHaveBeenCalledWith(['first']))
  expect(result.current).toBeNull()
  rerender('first second')
  await waitFor(() => expect(result.current?.keys).toBe('first second'))
  await act(async () => late.resolve(new Map()))
  expect(result.current?.keys).toBe('first second')
  rerender('second')
  expect(result.current).toBeNull()
})

it('without gifts nothing is looked up', async () => {
  vi.mocked(loadGiftStates).mockReset()
  const { result } = renderHook(useGiftStates, { initialProps: '' })
  await waitFor(() => expect(result.current?.states).toEqual(new Map()))
  expect(loadGiftStates).not.toHaveBeenCalled()
})
