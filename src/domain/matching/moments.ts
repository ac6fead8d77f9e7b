export interface Moment {
  /** In ms since 1970. */
  readonly at: number
  /** With day and month swapped; null where the text leaves no doubt. */
  readonly swappedAt: number | null
  /** Null where day and month could be either. */
  readonly order: 'year first' | 'day first' | 'month first' | null
}

const time = String.raw`(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:\.\d{1,6})?)? ?([ap])?\.?m?\.?`
const yearFirst = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})[T ,]+${time}$`, 'i')
const dayFirst = new RegExp(
  String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})[ ,]+(?:at )?${time}$`,
  'i',
)

/** Kenya has no summer time. */
const aheadOfUtc = 3 * 60 * 60 * 1000

/**
 * Kenyan time, year or day first; month first where the day cannot be. Null for anything else, such
 * as what a spreadsheet leaves of a date ('45:13.0').
 */
export function readMoment(text: string): Moment | null {
  const plain = text.trim().replace(/\s+/g, ' ')
  const iso = yearFirst.exec(plain)
  if (iso) {
    const at = momentOf(Number(iso[1]), Number(iso[2]), Number(iso[3]), iso)
    return at === null ? null : { at, swappedAt: null, order: 'year first' }
  }
  const parts = dayFirst.exec(plain)
  if (!parts) return null
  const year = Number(parts[3]) + (parts[3]?.length === 2 ? 2000 : 0)
  const [first, second] = [Number(parts[1]), Number(parts[2])]
  const at = momentOf(year, second, first, parts)
  const swappedAt = first === second ? null : momentOf(year, first, second, parts)
  if (at !== null) return { at, swappedAt, order: first > 12 ? 'day first' : null }
  return swappedAt === null ? null : { at: swappedAt, swappedAt: null, order: 'month first' }
}

/** Hour, minute, second and half of the day are the last four parts. */
function momentOf(year: number, month: number, day: number, parts: RegExpExecArray): number | null {
  const [minute, second] = [Number(parts[5]), Number(parts[6] ?? 0)]
  const written = Number(parts[4])
  const half = parts[7]?.toLowerCase()
  const isHour = half === undefined ? written <= 23 : written >= 1 && written <= 12
  if (!isHour || minute > 59 || second > 59 || year < 2007 || year > 2099) return null
  const hour = half === undefined ? written : (written % 12) + (half === 'p' ? 12 : 0)
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  return date.getTime() - aheadOfUtc
}
