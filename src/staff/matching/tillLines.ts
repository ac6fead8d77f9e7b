import { beforeEnd, partsOfDetails, readAmount, readPayer, type Payer } from './cells'
import { groupBy } from './lists'
import { emptyRow, type StatementForm, type StatementRow } from './statementRows'

const date = String.raw`(?:\d{4}[-/]\d{2}[-/]\d{2}|\d{2}[-/]\d{2}[-/]\d{4})`
const beginning = new RegExp(String.raw`(^|[^A-Z0-9])([A-Z][A-Z0-9]{9})\s*(${date})`, 'g')
/** Words at a page break. */
const pageEnd = /\b(?:disclaimer|statement verification|page \d+ of|receipt no)\b/i
const sum = String.raw`-?(?:\d{1,3}(?:,\d{3})+|\d+)\.\d{2}`
const statusWord = String.raw`\b(?:Completed|Failed|Cancelled|Declined|Pending|Expired)\b`
/** A name or an account may hold such a word too; M-Pesa's stands before the sums. */
const statuses = [String.raw`(?=\s*(?:${sum}|-\s))`, ''].map(
  (after) => new RegExp(statusWord + after, 'i'),
)
const clock = /\d{2}:\d{2}:\d{2}(?!\d)/g
const sums = new RegExp(String.raw`^\s*(?:(?:${sum}|-(?=\s))\s*){2,3}`)
const till = /(?:^|\D)(\d{5,7})\s?-(?=\s|\p{L}|$)/u
/** What ends a wrapped name. */
const afterName = /\bvia\b|\.(?: |$)|\boriginal\b/i
/** Pasting mixes the type column into the name. */
const typeWords = new Set(
  'Customer,Merchant,Payment,Online,Buy,Goods,goods,Business,Small,Pay,to,via,API,from'.split(','),
)

type Block = Readonly<ReturnType<typeof readBlock>>

/** Rows copied from the till's PDF; null without any. */
export function readTillLines(text: string): StatementForm | null {
  const dashed = text.replace(/[\u2012-\u2015\u2212]/g, '-')
  const starts = [...dashed.matchAll(beginning)].map(
    ({ index, 0: whole, 1: before = '', 2: code = '', 3: day = '' }) => {
      return { index: index + before.length, end: index + whole.length, code, day }
    },
  )
  if (starts.length === 0) return null
  const blocks = starts.map(({ code, day, end }, number) =>
    readBlock(code, day, dashed.slice(end, starts[number + 1]?.index)),
  )
  // Statements have seconds, messages do not.
  if (blocks.every(({ completed }) => completed.endsWith(' '))) return null
  const head = dashed.slice(0, starts[0]?.index)
  // Rows of money that went out name another party, such as the lender of an overdraft.
  const cameIn = blocks.filter(({ sums: [first = ''] }) => Number(readAmount(first)) > 0)
  const tails = cameIn.map(({ tail }) => tail)
  // Words in most rows are the till's name.
  const words = tails.flatMap((tail) => [...new Set(tail.split(' '))])
  const common = new Set(commonIn(words, Math.max(3, tails.length * 0.8)))
  const tills = tails.flatMap((tail) => till.exec(tail)?.[1] ?? [])
  const [mostTill = null] = commonIn(tills, (tails.length + 1) / 2)
  return {
    form: 'till',
    rows: blocks.map((block) => rowOf(block, common)),
    shortCode: /\bshort ?code:?\s*(\d{5,8})/i.exec(head)?.[1] ?? mostTill,
  }
}

function readBlock(code: string, day: string, text: string) {
  const end = text.search(pageEnd)
  const own = end === -1 ? text : text.slice(0, end)
  const [time = ''] = own.match(clock) ?? []
  const words = own.replace(clock, ' ')
  const found = statuses.map((each) => each.exec(words)).find((each) => each !== null)
  const before = found ? words.slice(0, found.index) : words
  const after = found ? words.slice(found.index + found[0].length) : ''
  const [numbers = ''] = sums.exec(after) ?? []
  return {
    code,
    completed: `${day} ${time}`,
    details: before.replace(/\s+/g, ' ').trim(),
    status: found?.[0] ?? '',
    sums: numbers.match(new RegExp(`${sum}|-`, 'g')) ?? [],
    tail: after.slice(numbers.length).replace(/\s+/g, ' ').trim(),
  }
}

function rowOf(
  { sums: [first = '', second = '', third], ...block }: Block,
  common: ReadonlySet<string>,
): StatementRow {
  const { details, tail } = block
  const { party, account } = partsOfDetails(details)
  const [beforeAccount = '', wrapped = ''] = tail.split(/\bAcc\.\s+/i)
  return {
    ...emptyRow,
    code: block.code,
    completed: block.completed,
    details,
    status: block.status,
    // Some statements use a minus sign instead of a column for withdrawals.
    paidIn: first === '' ? '?' : first,
    withdrawn: third === undefined ? '' : second,
    balance: third ?? second,
    reason: typeIn(details, tail),
    account: account || wrapped.split(' ', 1).join(),
    payer: /\p{L}/u.test(party) ? readPayer(party) : payerIn(party, beforeAccount, common),
  }
}

const phone = /(?:^|[^\d*])(\+?[\d*]{9,15})(?![\d*])/
/** A business or a bank: 'from 300600 -', with its name in the next line. */
const business = /(?:^\W*|\breceived )from\W+(\d{5,8})\s*-/i

/** The payer, whose name is wrapped among the words of other columns. */
function payerIn(party: string, tail: string, common: ReadonlySet<string>): Payer {
  const text = /^\W*\d{5,8}\s*-/.test(party) ? `from ${party} ${tail}` : tail
  const found = phone.exec(text) ?? business.exec(text)
  if (!found) return { payer: '', phone: '' }
  const name = beforeEnd(text.slice(found.index + found[0].length), afterName)
  const words = name
    .split(' ')
    .filter((word) => /\p{L}/u.test(word) && !typeWords.has(word) && !common.has(word))
  return readPayer(`${found[1] ?? ''} ${words.join(' ')}`)
}

function typeIn(details: string, tail: string): string {
  // 'Customer Transfer of Funds' and, in the next line, 'Charge'.
  if (!/^[\s-]*(?:from\b|$)/i.test(details)) return /^charge\b/i.exec(tail)?.[0] ?? ''
  const words = tail.split(' ').filter((word) => typeWords.has(word))
  return words.join(' ')
}

/** The words that occur at least this often. */
function commonIn(words: readonly string[], least: number): string[] {
  const groups = [...groupBy(words, (word) => word)]
  return groups.filter(([, { length }]) => length >= least).map(([word]) => word)
}
