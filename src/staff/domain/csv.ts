import { unparse } from 'papaparse'

/** Defuses formulas in texts; our own numbers may be negative. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  const harmless = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? cell.replace(formula, "$1'$2") : cell)),
  )
  // The mark tells Excel that it is UTF-8; the empty row ends the last line.
  return `\uFEFF${unparse([...harmless, []], { quotes: true })}`
}

/** Also after other locales' separators, where `escapeFormulae` of papaparse does not look. */
const formula = /((?:^|[;\t\r\n])[\p{Z}\p{C}"]*)([=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/gu
