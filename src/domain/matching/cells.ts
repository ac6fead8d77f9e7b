/** Whether a text is M-Pesa's name for a payment: ten capital letters and digits that begin with a letter. */
export function isMpesaCode(text: string): boolean {
  return /^[A-Z][A-Z0-9]{9}$/.test(text)
}

/**
 * An amount as statements write it, in Ksh; null where it cannot be read for certain. An empty cell and a
 * dash are 0. A comma before one or two last digits is a decimal comma, as some spreadsheets write it.
 */
export function readAmount(cell: string): number | null {
  const bare = cell.replace(/[\s\p{Cf}]|kshs?\.?|kes/giu, '').replace(/[\u2012-\u2015\u2212]/g, '-')
  if (/^-?$/.test(bare)) return 0
  const [, minus = '', whole = '', cents = '0'] =
    /^(-?)(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{1,2}))?$/.exec(bare) ??
    /^(-?)(\d{1,3}(?:\.\d{3})+|\d{1,12}),(\d{1,2})$/.exec(bare) ??
    []
  if (whole === '') return null
  const amountCents = Number(whole.replace(/[,.]/g, '')) * 100 + Number(cents.padEnd(2, '0'))
  return (minus ? -amountCents : amountCents) / 100
}

/** Who paid, as far as the statement shows it. */
export interface Payer {
  readonly payer: string
  readonly phone: string
}

const nobody: Payer = { payer: '', phone: '' }

/** A number of digits and stars: of a phone from nine signs on, of a shop or an agent below. */
const number = /(?<![\p{L}\d*])\+?\d[\d*]{4,14}(?![\p{L}\d*])/u

/** Who paid, in a text like '0712***678 - JANE **** DOE', or '… from 0712***678 - JANE DOE Acc. 5'. */
export function readPayer(text: string): Payer {
  const [, party = text] = /\bfrom\b(.*)$/is.exec(text) ?? []
  const named = party.replace(/\s(?:acc\.|account\b).*$/is, '')
  const found = number.exec(named)
  const [before = '', after = ''] = found
    ? [named.slice(0, found.index), named.slice(found.index + found[0].length)].map(bareName)
    : [bareName(named)]
  return { payer: after || before, phone: found && isPhone(found[0]) ? found[0] : '' }
}

function bareName(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/^[\s.,:-]+|[\s.,:-]+$/g, '')
}

/** The payer in the column for the other party; nobody where that party is a till. */
export function readParty(text: string): Payer {
  const found = number.exec(text)
  return found && isPhone(found[0]) ? readPayer(text) : nobody
}

function isPhone(digits: string): boolean {
  return digits.replace('+', '').length >= 9
}
