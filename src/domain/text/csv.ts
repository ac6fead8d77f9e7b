/** Every cell is quoted, and none is a formula; the mark at the beginning tells Excel that this is UTF-8. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function cell(value: string | number): string {
  const text = String(value)
  // Our own numbers may be negative.
  const harmless =
    typeof value === 'string' && /^[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/.test(text)
      ? `'${text}`
      : text
  return `"${harmless.replaceAll('"', '""')}"`
}
