import * as v from 'valibot'
import { fetchPublicDocuments } from './publicDocuments'

/** In ms since 1970, by helpline number. Never rejects. */
export async function loadPhonedMoments(): Promise<ReadonlyMap<string, number>> {
  try {
    const found = await fetchPublicDocuments('public', ['helplines'], v.looseObject({}))
    const moments = Object.entries(found.get('helplines') ?? {}).map(
      ([number, at]) => [number, Number(at)] as const,
    )
    // Allows for clocks that differ.
    return new Map(moments.filter(([, at]) => at < Date.now() + 86_400_000))
  } catch {
    return new Map()
  }
}
