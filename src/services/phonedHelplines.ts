import { readPublicDocument } from './firebase/publicDocument'

/** When staff last phoned each helpline, in ms since 1970, by its number. An extra: never rejects. */
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
