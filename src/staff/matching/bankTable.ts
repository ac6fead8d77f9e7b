import { isMpesaCode } from '@/staff/domain/mpesaCode'
import { columnsOfHeader, foreignExport, longestHead } from './columns'

const ofMpesa = /\bMPS\b|M-?PESA/i
const kenyanPhone = /^(?:254|0)[17]\d{8}$/
const nameWord = /^(?!MPS$|M-?PESA)\p{L}[\p{L}.'-]*$/iu

const added = ['Receipt No.', 'Transaction Status', 'Phone', 'Name', 'Account']

/**
 * Some banks narrate M-Pesa's code, number and name: these get columns as in M-Pesa's tables. Empty for a bank's table
 * without codes, and for any other.
 */
export function withMpesaColumns(rows: readonly string[][]): string[][] {
  const headerAt = rows.slice(0, longestHead).findIndex((row) => foreignExport(row) === 'bank')
  if (headerAt === -1) return []
  const { details = -1, paidIn = -1, withdrawn = -1 } = columnsOfHeader(rows[headerAt] ?? [])
  const narrated = rows.map((row) => partsOf(row[details] ?? ''))
  if (narrated.every((parts) => parts === null)) return []
  return rows.map((row, place) => {
    if (place === headerAt) return [...added, ...row]
    const parts = narrated[place]
    const status = row[paidIn] || row[withdrawn] ? 'Completed' : ''
    if (!parts) return ['', status, '', '', '', ...row]
    // What a payer wrote says nothing about the kind of payment.
    const others = row.map((cell, column) => (column === details ? '' : cell))
    return [parts.code, status, parts.phone, parts.name, parts.account, ...others]
  })
}

/** 'MPS 254712345678 UKD5FG6HM7 JANE HERI', 'UKD5FG6HM7~612345#K7P2QX~254712345678~MPESAC2B_400222~JANE HERI'. */
function partsOf(narration: string) {
  const words = narration.split(/[~\s]+/)
  const code = words.find((word) => isMpesaCode(word) && /\d/.test(word))
  if (code === undefined || !ofMpesa.test(narration)) return null
  return {
    code,
    phone: words.find((word) => kenyanPhone.test(word)) ?? '',
    name: words.filter((word) => nameWord.test(word)).join(' '),
    account: words.filter((word) => /[#/]/.test(word)).join(' '),
  }
}
