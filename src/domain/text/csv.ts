/**
 * Rows as a file for a spreadsheet: every cell quoted, and none that it would take for a formula. The
 * mark at its beginning tells Excel that it is UTF-8.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function cell(value: string | number): string {
  const text = String(value)
  // A number of ours may be negative; a text that begins like one is still only a text.
  const harmless =
    typeof value === 'string' && /^[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/.test(text)
      ? `'${text}`
      : text
  return `"${harmless.replaceAll('"', '""')}"`
}
