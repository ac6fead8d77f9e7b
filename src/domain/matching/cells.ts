export function isMpesaCode(text: string): boolean {
  return /^[A-Z][A-Z0-9]{9}$/.test(text)
}

/** Ksh, also with a spreadsheet's decimal comma; an empty cell and a dash are 0. Null: unclear. */
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

export type Payer = Readonly<ReturnType<typeof readPayer>>

/** Digits and stars: nine or more are a phone, fewer a shop or an agent. */
const number = /(?<![\p{L}\d*])\+?\d[\d*]{4,14}(?![\p{L}\d*])/u

/** Reads '0712***678 - JANE **** DOE', or '… from 0712***678 - JANE DOE Acc. 5'. */
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
  return text.replace(/\s+/g, ' ').replace(/^[\s.,:-]+|[\s.,:-]+$/g, '')
}
