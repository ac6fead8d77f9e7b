/** Defuses formulas; the BOM tells Excel it is UTF-8. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

/** Also after other locales' separators. */
const formula = /((?:^|[;\t\r\n])[\p{Z}\p{C}"]*)([=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/gu

function cell(value: string | number): string {
  // Our own numbers may be negative.
  const harmless = typeof value === 'string' ? value.replace(formula, "$1'$2") : String(value)
  return `"${harmless.replaceAll('"', '""')}"`
}
