/** '1,500.00', '1.500,00', '1.5E+03' and '1,5E+03'; '1.500' is ambiguous. */
const amountForms = [
  [/^(?:\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.\d{1,2})?$/, '.'],
  [/^(?:\d{1,3}(?:\.\d{3})+|\d{1,12}),\d{1,2}$/, ','],
  [/^\d(?:\.\d{1,11})?E\+?\d{1,2}$/i, '.'],
  [/^\d,\d{1,11}E\+?\d{1,2}$/i, ','],
] as const

/** In Ksh: negative with a minus or brackets, 0 if empty or a dash, null if ambiguous or not an amount. */
export function readAmount(cell: string): number | null {
  const bare = cell
    .replace(/[\s\p{Cf}]|kshs?\.?|kes/giu, '')
    .replace(/[\u2012-\u2015\u2212]/g, '-')
    .replace(/^\+(?=\d)|\/[=-]$|cr$/gi, '')
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

/** Null for words that we do not know. */
export function readStatus(cell: string): 'completed' | 'not-completed' | null {
  const word = cell.trim()
  if (/^(?:completed?|received|success(?:ful)?)$/i.test(word)) return 'completed'
  return /^(?:failed|cancell?ed|declined|rejected|pending|expired)$/i.test(word)
    ? 'not-completed'
    : null
}

export type Payer = Readonly<ReturnType<typeof readPayer>>

/** Nine or more digits and stars are a phone number; fewer are the number of a shop or a bank. */
const number = /(?:^|[^\p{L}\d*])(\+?\d[\d*]{4,14})(?![\p{L}\d*])/gu

/** A later number may be an account's. */
function isPhone(digits: string, nth: number): boolean {
  return digits.replace('+', '').length >= 9 && (nth === 0 || /^(?:\+?254|0)[17*]/.test(digits))
}

/** The name and the phone number in '0712***678 - JANE **** DOE' or 'JANE DOE 0712***678'; '' if missing. */
export function readPayer(party: string) {
  const numbers = [...party.matchAll(number)].map(([, found = '']) => found)
  const phone = numbers.find(isPhone) ?? ''
  const found = phone || (numbers[0] ?? '')
  const start = party.indexOf(found)
  const [before, after] = [party.slice(0, start), party.slice(start + found.length)].map(bareName)
  return { payer: before || after || '', phone }
}

/** 'J. HERI', 'ST. MARY'S': this full stop does not end the name. */
const abbreviation =
  /(?:(?:^ ?|[\d*] )\p{L}|\b(?:st|mt|dr|mr|mrs|ms|fr|sr|rev|prof|hon|eng))\. (?=\p{L})/giu

/** The text before `end`. The full stop of an abbreviation does not count. */
export function beforeEnd(text: string, end: RegExp): string {
  const kept = text.replace(abbreviation, (found) => found.replace(/ $/, '\u00a0'))
  const at = kept.search(end)
  return at === -1 ? kept : kept.slice(0, at)
}

function bareName(text: string): string {
  return (
    text
      .replace(/[`\u00b4\u2018\u2019\u02bc\u2032]/g, "'")
      .replace(/\s+/g, ' ')
      .replace(/^[\s.,:)-]+|[\s.,:(-]+$/g, '')
      // A bank's number before its customer's: '488519-NCBA Bank M-pesa:254700000001'.
      .replace(/^\d{5,8} ?- ?/, '')
  )
}

/** As in 'Pay Bill from 2547…', 'Business Pay Bill via API by 999001 - …', 'Transfer of funds from Utility Account'. */
const beforeParty =
  /\b(?:from(?: bank(?= \d))?|(?:by|to)(?=\s+[\d+*]))(?=\W|$)|(?=\+?\d[\d*]{8,14}\s+-\s)/i
const ownAccount = /^\s*(?:utility|working|settlement|merchant|mmf|organi[sz]ation|m-?shwari)\b/i
const afterAccount = /\s+via\s+(?:[A-Z]+\s+by\s|API\b).*$/is

/** The parts of Details: M-Pesa's own words, the other side's name and number, and the account the payer typed. */
export function partsOfDetails(details: string) {
  const [beforeAccount = '', ...typed] = details.split(/\s+Acc\.(?=\s|$)/i)
  const account = typed.join(' ').replace(afterAccount, '').trim()
  const at = beforeParty.exec(beforeAccount)
  const party = at ? beforeAccount.slice(at.index + at[0].length).replace(afterAccount, '') : ''
  const isOwn = !at || ownAccount.test(party)
  return { own: isOwn ? beforeAccount : beforeAccount.slice(0, at.index), party, account }
}
