import { unparse } from 'papaparse'

/** Numbers and days stay numbers and days, and texts stay as they are, even in a spreadsheet. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  const harmless = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? asText(cell) : cell)),
  )
  // The mark tells Excel that it is UTF-8; the empty row ends the last line.
  return `\uFEFF${unparse([...harmless, []], { quotes: true })}`
}

/**
 * When a file is opened by a double click, 0712345678 becomes a number, and 123E45 and 1-2 something else, quoted or
 * not. Long numbers get the spaces that people write: Excel, LibreOffice and Google Sheets then read text, and programs
 * still understand it. The rest becomes ="1-2", which they show as 1-2 (LibreOffice with "Evaluate formulas"): an
 * apostrophe would show, and a tab would be copied along. Such a cell holds no quote that could end the formula.
 */
function asText(cell: string): string {
  if (!isMisread(cell))
    return cell.replace(formula, (_, before: string, sign: string) => before + (sign && `'${sign}`))
  return /^\d{7,}$/.test(cell)
    ? cell.replace(/\B(?=(?:\d{3})+$)/g, ' ').replace(/^0 /, '0')
    : `="${cell}"`
}

function isMisread(cell: string): boolean {
  return /\d/.test(cell) && !asItIs.test(cell) && likeNumber.test(cell.replace(/\s+/g, ' '))
}

/** A number that keeps its digits, or a day. */
const asItIs = /^(?:0|[1-9]\d{0,10}|\d{4}-\d\d-\d\d)$/

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|(?:nov|dec)(?:ember)?)'

/** Such as 007, 123E45, 1.50, 1-2, 12:30 pm, 1 1/2, (12), 5 Nov, Mar1. */
const likeNumber = new RegExp(
  String.raw`^\s*(?:\(?\d[\d.,:/()%-]*(?:e[+-]?\d+)?(?: ?[ap]m?)?|\d+ \d+/\d+|(?:\d{1,4}[ ,./-]*)?${month}[ ,./-]*\d{0,4})\s*$`,
  'i',
)

/**
 * Finds formulas after other locales' separators too, where papaparse's `escapeFormulae` does not look. The sign is
 * optional, so that thousands of tabs are read only once.
 */
const formula = /((?:[;\t\r\n]|^)[\p{Z}\p{C}"]*)([=+\-@\uFF0B\uFF0D\uFF1D\uFF20]?)/gu
