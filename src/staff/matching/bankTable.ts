import { isMpesaCode } from '@/staff/domain/mpesaCode'
import { readAmount } from './cells'
import { columnsOfHeader, foreignExport, isTotal } from './columns'
import { groupBy } from './lists'

const ofMpesa = /\bMPS\b|M-?PESA/i
const kenyanPhone = /^(?:254|0)[17]\d{8}$/
const nameWord = /^(?!MPS$|M-?PESA)\p{L}[\p{L}.'-]*$/iu
/** A bank's own mark may be letters only: 'kCEWNjRrzGcO'. */
const mark = /\p{Ll}\p{Lu}.*\p{Ll}\p{Lu}/u
const inAccount = /[#/]/
const channel = /^M-?PESA/i
/** One code in fourteen has no digit, and could be a word elsewhere. */
const behindPhone = /\bMPS\s+(?:254|0)[17]\d{8}\s+([A-Z][A-Z0-9]{9})(?!\S)/

const added = ['Receipt No.', 'Transaction Status', 'Phone', 'Name', 'Account']

/**
 * Some banks write M-Pesa's code, number and name into the narration: they get columns as in M-Pesa's tables. Empty for
 * a bank's table without codes, and for any table that is not a bank's.
 */
export function withMpesaColumns(rows: readonly string[][]): string[][] {
  const { which, header } = foreignExport(rows) ?? {}
  if (which !== 'bank' || !header) return []
  const { details = -1, paidIn = -1, withdrawn = -1, balance = -1 } = columnsOfHeader(header)
  const read = rows.map((row, place) => {
    const [sumIn, sumOut] = [paidIn, withdrawn].map((column) => readAmount(row[column] ?? ''))
    const after = row[balance]
    // A payment goes one way, and moves the balance.
    const isStill =
      [sumIn, sumOut].every(Number) || (Boolean(after) && after === rows[place - 1]?.[balance])
    const isMoney = (sumIn !== 0 || sumOut !== 0) && !isTotal(row, isStill)
    const status = isMoney ? 'Completed' : ''
    return { row, status, isIn: Number(sumIn) > 0, parts: partsOf(row[details] ?? '') }
  })
  if (read.every(({ parts }) => parts === null)) return []
  const cameIn = groupBy(
    read.filter(({ isIn }) => isIn),
    ({ parts }) => parts?.code,
  )
  return read.map(({ row, status, isIn, parts }) => {
    // Each page repeats the header.
    if (row.join() === header.join()) return [...added, ...row]
    // If money came in under a code twice, it is one of the bank's own numbers.
    if (!parts || (cameIn.get(parts.code) ?? []).length > 1) return ['', status, '', '', '', ...row]
    // A payer's words do not tell the kind of payment. When money goes out, the words are the bank's.
    const words = isIn ? '' : (row[details] ?? '').replace(/\brev\b/i, 'Reversal')
    const others = row.map((cell, column) => (column === details ? words : cell))
    return [parts.code, status, parts.phone, parts.name, parts.account, ...others]
  })
}

/** The code's place tells it from what the payer typed, which may look like a code, or have words like a name. */
function partsOf(narration: string) {
  return partsBetweenTildes(narration) ?? partsAmongWords(narration)
}

/** As in 'UKD5FG6HM7~612345#K7P2QX~254712345678~MPESAC2B_400222~JANE', or 'UKD5FG6HM7~Other~254712345678~K7P2QX'. */
function partsBetweenTildes(narration: string) {
  const [code = '', ...parts] = narration.split('~').map((part) => part.trim())
  const phoneAt = parts.findIndex((part) => kenyanPhone.test(part))
  const channelAt = parts.findIndex((part) => channel.test(part))
  if (!isMpesaCode(code) || Math.max(phoneAt, channelAt) === -1) return null
  const [typed, named] =
    channelAt === -1
      ? [parts.slice(phoneAt + 1), []]
      : [
          parts.slice(0, channelAt).filter((part) => inAccount.test(part)),
          parts.slice(channelAt + 1),
        ]
  return { code, phone: parts[phoneAt] ?? '', name: named.join(' '), account: typed.join(' ') }
}

/** As in 'MPS 254712345678 UKD5FG6HM7 JANE HERI'. */
function partsAmongWords(narration: string) {
  const words = narration.split(/[~\s]+/)
  const [, placed] = behindPhone.exec(narration) ?? []
  const codes = new Set(
    placed ? [placed] : words.filter((word) => isMpesaCode(word) && /\d/.test(word)),
  )
  const [code] = codes
  // A second code may be a number of the bank's, or something the payer typed.
  if (code === undefined || codes.size > 1 || !ofMpesa.test(narration)) return null
  const others = words.filter((word) => word !== code)
  return {
    code,
    phone: others.find((word) => kenyanPhone.test(word)) ?? '',
    name: others.filter((word) => nameWord.test(word) && !mark.test(word)).join(' '),
    account: others.filter((word) => inAccount.test(word)).join(' '),
  }
}
