/** '1,500.00', '1.500,00', '1.5E+03' and '1,5E+03'; '1.500' is ambiguous. */
const amountForms = [
  [/^(?:\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.\d{1,2})?$/, '.'],
  [/^(?:\d{1,3}(?:\.\d{3})+|\d{1,12}),\d{1,2}$/, ','],
  [/^\d(?:\.\d{1,11})?E\+?\d{1,2}$/i, '.'],
  [/^\d,\d{1,11}E\+?\d{1,2}$/i, ','],
] as const

/** Ksh, negative with a minus or brackets; empty or a dash is 0. Null: ambiguous. */
export function readAmount(cell: string): number | null {
  const bare = cell.replace(/[\s\p{Cf}]|kshs?\.?|kes/giu, '').replace(/[\u2012-\u2015\u2212]/g, '-')
  if (/^-?$/.test(bare)) return 0
  const [, minus, inBrackets, plain = inBrackets ?? ''] =
    /^(-?)(?:\((.+)\)|([^()]+))$/.exec(bare) ?? []
  const decimal = amountForms.find(([form]) => form.test(plain))?.[1]
  if (decimal === undefined) return null
  const sum = Number(plain.replace(decimal === '.' ? /,/g : /\./g, '').replace(',', '.'))
  const cents = Math.round(sum * 100)
  if (cents > 1e14 || Math.abs(cents - sum * 100) > 0.001) return null
  return (minus || inBrackets ? -cents : cents) / 100
}

export type Payer = Readonly<ReturnType<typeof readPayer>>

/** Nine or more digits and stars are a phone, fewer a shop. */
const number = /(?<![\p{L}\d*])\+?\d[\d*]{4,14}(?![\p{L}\d*])/u

/** '0712***678 - JANE **** DOE' or '… from 0712***678 - JANE DOE Acc. 5'. */
export function readPayer(text: string) {
  const [, party = text] = /\bfrom\b(.*)$/is.exec(text) ?? []
  const named = party.replace(/\s(?:acc\.|account\b).*$/is, '')
  const found = number.exec(named)
  const [before = '', after = ''] = found
    ? [named.slice(0, found.index), named.slice(found.index + found[0].length)].map(bareName)
    : [bareName(named)]
  const isPhone = found && found[0].replace('+', '').length >= 9
  return { payer: after || before, phone: isPhone ? found[0] : '' }
}

function bareName(text: string): string {
  return text
    .replace(/[`\u00b4\u2018\u2019\u02bc\u2032]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,:-]+|[\s.,:-]+$/g, '')
}
