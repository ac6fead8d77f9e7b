import { vi } from 'vitest'

interface Answer {
  readonly document?: { readonly name: string }
  readonly result?: { readonly aggregateFields: Record<string, { readonly integerValue?: string }> }
}

/**
 * What Google would count: each document, one for a query without any, one for each 1,000 that are counted
 * or summed, and one of each call by the rules.
 */
export async function readsOf<Found>(act: () => Promise<Found>) {
  const collections = new Set<string>()
  let reads = 0
  const send = globalThis.fetch
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const response = await send(address, init)
    const answers = (await response.clone().json()) as readonly Answer[]
    const found = answers.flatMap(({ document }) => document ?? [])
    for (const { name } of found) collections.add(name.split('/').at(-2) ?? '')
    const counted = answers[0]?.result?.aggregateFields['count']?.integerValue ?? 0
    reads += Math.max(1, found.length, Math.ceil(Number(counted) / 1000)) + 1
    return response
  })
  const started = performance.now()
  const result = await act()
  spy.mockRestore()
  return { result, reads, collections, ms: Math.round(performance.now() - started) }
}
