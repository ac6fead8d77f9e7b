import { readPublicDocument } from './firebase/publicDocument'

/**
 * When staff last phoned each helpline, in ms since 1970, by its number, for those that are known. It is
 * an extra: where it cannot be read, or is no moment that has been, nothing is known. Never rejects.
 */
export async function loadPhonedMoments(): Promise<ReadonlyMap<string, number>> {
  try {
    const fields = Object.entries((await readPublicDocument('helplines')) ?? {})
    const moments = fields.map(
      ([number, field]) => [number, Date.parse(field?.timestampValue ?? '')] as const,
    )
    // Clocks differ.
    return new Map(moments.filter(([, at]) => at < Date.now() + 86_400_000))
  } catch {
    return new Map()
  }
}
