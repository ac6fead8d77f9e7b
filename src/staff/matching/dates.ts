import { dayInKenya } from '@/domain/calendar/calendar'

export interface WrittenDate {
  /** In ms since 1970: day first where possible; if month first is possible too, that reading comes second. */
  readonly readings: readonly [at: number] | readonly [at: number, swappedAt: number]
  /** What it tells about the file's other dates; null if nothing. */
  readonly order: 'day first' | 'month first' | null
  /** How it is written, with 0 for each number. */
  readonly shape: string
}

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const named = String.raw`(?<name>${months})[a-z]{0,6}\.?`
const dayForms = [
  String.raw`(?<first>\d{1,2})[-/.](?<other>\d{1,2})[-/.](?<year>\d{4}|\d{2})`,
  String.raw`(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})`,
  String.raw`(?<day>\d{1,2})[-/ ]?${named}[-/, ]{1,2}(?<year>\d{4}|\d{2})`,
  String.raw`${named}[-/ ]?(?<day>\d{1,2})[-/, ]{1,2}(?<year>\d{4}|\d{2})`,
]
const time = String.raw`(?<hour>\d{1,2})[:.](?<minute>\d{2})(?:[:.](?<second>\d{2})(?:[.,]\d{1,9})?)?(?: ?(?<half>[ap])\.?m?\.?)?`
const zone = String.raw`(?: ?(?<zone>z|utc|gmt|eat|[+-]\d{2}:?\d{2}))?`
const forms = [
  ...dayForms.map(
    (day) => new RegExp(String.raw`^${day}(?:(?:T|[ ,]+(?:at )?)${time}${zone})?$`, 'i'),
  ),
  // Daraja's '20261126143012'.
  /^(?<year>20\d\d)(?<month>\d\d)(?<day>\d\d)(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)$/,
]

/** A spreadsheet's days since 1899. Three decimals give the time to about a minute. */
const serial = /^\d{5}[.,]\d{3,}$/
const serialOf1970 = 25_569

const hourMs = 60 * 60 * 1000
/** In hours. Kenya has no summer time. */
const kenyaUtcOffset = 3

/** In Kenyan time unless a zone is named; midnight for a day alone. Null for other text, such as '45:13.0'. */
export function readDate(text: string): WrittenDate | null {
  const plain = text.trim().replace(/\s+/g, ' ')
  const shape = plain.replace(/\d+/g, '0')
  const parts = serial.test(plain)
    ? partsOfSerial(plain)
    : forms.find((form) => form.test(plain))?.exec(plain)?.groups
  if (!parts) return null
  const { name, first, other = parts['month'] } = parts
  const day = Number(first ?? parts['day'])
  const month = name ? months.split('|').indexOf(name.toLowerCase()) + 1 : Number(other)
  const at = momentOf(parts, month, day)
  const mayBeSwapped = first !== undefined && day !== month
  const swappedAt = mayBeSwapped ? momentOf(parts, day, month) : null
  if (at === null)
    return swappedAt === null ? null : { readings: [swappedAt], order: 'month first', shape }
  if (swappedAt !== null) return { readings: [at, swappedAt], order: null, shape }
  return { readings: [at], order: first && day > 12 ? 'day first' : null, shape }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const dayLetters = `0123456789${letters}`
/** The year of the letter A. M-Pesa began in 2007. */
const firstYear = 2006

/** How M-Pesa's codes of a day begin, with its year, month and day: 'UHA' on 10 August 2026. */
function codesOf(at: number): string {
  const [year = 0, month = 0, day = 0] = dayInKenya(new Date(at)).split('-').map(Number)
  return [letters[year - firstYear], letters[month - 1], dayLetters[day]].join('')
}

/** Some banks write the month first, and spreadsheets swap both. The payment's code may tell which is which. */
export function withCode(date: WrittenDate, code: string): WrittenDate {
  const [at, swappedAt] = date.readings
  const isOf = (each: number) => code.slice(0, 3).toUpperCase() === codesOf(each)
  if (swappedAt === undefined) return date
  if (isOf(swappedAt)) return { ...date, readings: [swappedAt], order: 'month first' }
  return isOf(at) ? { ...date, readings: [at], order: 'day first' } : date
}

/** A time without its day, or the ### of a narrow column. */
export function isTruncatedDate(text: string): boolean {
  return /^(?:#+|\d{1,2}:\d{2}(?:[:.]\d{1,2}){0,2}(?: ?[ap]m)?)$/i.test(text.trim())
}

type Parts = Readonly<Record<string, string | undefined>>

/** Returns `first` and `other`, since the spreadsheet may already have swapped day and month. */
function partsOfSerial(text: string): Parts {
  const seconds = Math.round((Number(text.replace(',', '.')) - serialOf1970) * 24 * 60 * 60)
  const [year, other, first, hour, minute, second] = new Date(seconds * 1000)
    .toISOString()
    .split(/\D/)
  return { year, other, first, hour, minute, second }
}

function momentOf(parts: Parts, month: number, day: number): number | null {
  const written = Number(parts['year'])
  const year = written < 100 ? written + 2000 : written
  const [minute, second] = [Number(parts['minute'] ?? 0), Number(parts['second'] ?? 0)]
  const half = parts['half']?.toLowerCase()
  const [min, max] = half === undefined ? [0, 23] : [1, 12]
  const shown = Number(parts['hour'] ?? 0)
  if (shown < min || shown > max || minute > 59 || second > 59) return null
  const hour = half === undefined ? shown : (shown % 12) + (half === 'p' ? 12 : 0)
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  // A day that the month lacks leads to another month.
  if (year < 2007 || year > 2099 || date.getUTCMonth() !== month - 1) return null
  return date.getTime() - hoursOf(parts['zone']) * hourMs
}

function hoursOf(written: string | undefined): number {
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})/.exec(written ?? '') ?? []
  if (sign) return Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60)
  return written === undefined || /^eat$/i.test(written) ? kenyaUtcOffset : 0
}
