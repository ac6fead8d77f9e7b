import { dayInKenya } from '@/domain/calendar/calendar'
import { readPublicDocument } from './firebase/publicDocument'

/** Days as YYYY-MM-DD, by the numbers of helplines. */
export type PhonedDays = Readonly<Record<string, string>>

const dayMs = 86_400_000

/**
 * The days on which staff last phoned these numbers, for those that are known. It is an extra: where
 * it cannot be read, or is none, nothing is known. Never rejects.
 */
export async function loadPhonedDays(numbers: readonly string[]): Promise<PhonedDays> {
  try {
    const fields = await readPublicDocument('helplines')
    const latest = Date.now() + dayMs
    return Object.fromEntries(
      numbers.flatMap((number) => {
        const at = Date.parse(fields?.[number]?.timestampValue ?? '')
        return at < latest ? [[number, dayInKenya(new Date(at))]] : []
      }),
    )
  } catch {
    return {}
  }
}
