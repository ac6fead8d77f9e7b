import { fetchPublicDocuments } from './publicDocuments'

const path = 'public/helplines'

/** Ms since 1970, by helpline number. Never rejects. */
export async function loadPhonedMoments(): Promise<ReadonlyMap<string, number>> {
  try {
    const moments = Object.entries((await fetchPublicDocuments([path])).get(path) ?? {}).map(
      ([number, at]) => [number, Number(at)] as const,
    )
    // Clocks differ.
    return new Map(moments.filter(([, at]) => at < Date.now() + 86_400_000))
  } catch {
    return new Map()
  }
}
