/*
 * The words of M-Pesa's SMS in English and Swahili, to the payer and to the payee, as phones show them (2025 and 2026).
 */

/** Copied text contains odd spaces, line breaks and invisible characters. */
export function toOneLine(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      // '3:57 PMKsh40.00'
      .replace(/(\d ?[ap]m)(?=ksh|withdraw|give)/gi, '$1 ')
      // 'Ksh 500/='
      .replace(/(\d)\/[=-](?!\S)/g, '$1')
      .replace(dayThenMonth, (_whole, day, month, year) => `${day}/${numberOf(month)}/${year}`)
      .replace(monthThenDay, (_whole, month, day, year) => `${day}/${numberOf(month)}/${year}`)
      .trim()
  )
}

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const dayThenMonth = new RegExp(
  String.raw`\b(\d{1,2})[-/ ](${months})[a-z]{0,6}[-/ ](\d{4}|\d\d)(?!\d)`,
  'gi',
)
const monthThenDay = new RegExp(String.raw`\b(${months})[a-z]{0,6} (\d{1,2}),? (\d{4})(?!\d)`, 'gi')

function numberOf(month: string): number {
  return months.split('|').indexOf(month.toLowerCase()) + 1
}

/** KCB Bank writes 'completed. You have received'. */
export const opening = String.raw`(?:confirmed|imethibitishwa|completed(?=\W{1,3}you have))\b`

/** 'SFK3ABC1D2 Confirmed.', or without the code. */
export const confirmed = new RegExp(
  String.raw`\b(?:([a-z][a-z0-9]{9})[\s.,:*_-]{0,3}${opening}|(?:confirmed|imethibitishwa)\b)[ .,:!*_]{0,4}`,
  'gi',
)

/** A code may have no digits, but 'Membership' before 'confirmed' is not one. */
export function toMpesaCode(word = ''): string | null {
  const isCode = /^[a-z][a-z0-9]{9}$/i.test(word) && (/\d/.test(word) || /^[A-Z]+$/.test(word))
  return isCode ? word.toUpperCase() : null
}

/** How banks and apps label M-Pesa's code, the surest first: 'M-PESA Ref ID: UKD9O205MF'. */
const codeLabels = [
  String.raw`m[- ]?pesa (?:ref(?:erence)?|receipt|transaction|confirmation|code|id)`,
  String.raw`(?:transaction|trans|txn|receipt|confirmation|namba ya muamala)`,
  String.raw`(?:reference|ref|id)`,
].map(
  (label) =>
    new RegExp(
      String.raw`\b${label}(?: (?:id|no|number|code|ref|reference))?\.?[ :,#=*-]{1,4}([a-z][a-z0-9]{9})(?![a-z0-9])`,
      'gi',
    ),
)

/** The only code with a label; null if there are several. 'Ref' alone may be a bank's own code. */
export function labelledCode(text: string): string | null {
  const labels = /\b(?:m[- ]?pesa|lipa na|safaricom)\b/i.test(text)
    ? codeLabels
    : codeLabels.slice(0, 2)
  const found = labels
    .map((label) => [...text.matchAll(label)].map(([, word]) => toMpesaCode(word)))
    .map((codes) => [...new Set(codes.filter((code) => code !== null && /\d/.test(code)))])
    .find((codes) => codes.length > 0)
  return found?.length === 1 ? (found[0] ?? null) : null
}

/** A reversal that was only asked for, or refused: nothing went back. */
const notReversed =
  /^(?=.*\brevers)(?=.*\b(?:request|initiated|being processed|pending|failed|declined|rejected|unsuccessful|not)\b)(?!.*\b(?:has been|successfully) reversed\b)/i

/** The first that matches counts. */
const kinds = [
  ['reversed', /\b(?:reversed|reversal|(?:i|zi|u)me(?:rudishwa|rejeshwa))\b/i],
  [
    'failed',
    /\b(?:failed|unsuccessful|cancelled|insufficient|(?:not|don't) have (?:enough|sufficient)|declined|imeshindwa|imeshindikana|haikufaulu|haikufanikiwa|haijafanikiwa|haijakamilika|imekataliwa|imefeli|imeghairiwa|umeghairi|umekataa|(?:hakuna|huna) (?:pesa|fedha) (?:za )?(?:ya )?kutosha|hazitoshi|haitoshi)\b/i,
  ],
  [
    'incoming',
    /\b(?:you have received|received (?:ksh|kes|from|via)|credited (?:with|to your a(?:cc|\/c))|umepokea|pokea|give ksh)/i,
  ],
] as const

/** Balance, tips and offers come after the sentence. A payer may type 'shirt balance' as the account. */
export const afterSentence = new RegExp(
  [
    String.raw`[. ]{0,3}\b(?:(?:your )?new |your )?(?:(?:m-?pesa|pochi|account|business|utility|till|working|merchant|float|org\w*) ){0,2}balance\b(?=\W{0,3}(?:$|(?:is?|wa?s?|now)(?:\W|$)|k(?:s|es|$)|locked|\d))`,
    String.raw`[. ]{0,3}\b(?:salio|baki) (?:lako|yako|jipya|mpya|la|ya|ni)\b`,
    String.raw`[. ]{0,3}\b(?:to reverse\b|kurudisha )`,
  ].join('|'),
  'i',
)

export const amount = String.raw`(?:(?:kshs?|kes)[. ]{0,2}){1,2}(\d[\d,.]{0,14})`
export const day = String.raw`\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d\d)(?!\d)`
/** A day follows 'on', but in Swahili sometimes nothing. */
const someDay = String.raw`(?:^|[. ])(?:(?:on|tarehe|siku|mnamo) )?(${day})`
/** At the very end, a time may have lost its 'PM'. */
const moments = [
  String.raw`,? ?(?:at|saa)? ?(\d{1,2}[:.]\d\d(?: ?[ap]m|(?! ?[ap]|\d| ?$)))`,
  String.raw`(?=\D)`,
].map((time) => new RegExp(someDay + time, 'i'))

/** Separates the other party's name from their account. */
const beforeAccount = String.raw`(?:for account|kwa akaunti|account n(?:umber|o\b)|account:|acct?[.:]|till n(?:umber|o\b)|till(?= \d))`
const account = new RegExp(
  String.raw`^(.*?)[., (]{1,4}\b${beforeAccount}(?: (?:number|no\.?|namba(?:ri)?))?:? ?(.*)$`,
  'i',
)

export function splitAccount(party: string): readonly [name: string, account: string | null] {
  const [, name = party, typed = null] = account.exec(party) ?? []
  return [name, typed]
}

/** The other party's name and account may contain any word: 'REVERSAL LTD', 'for account cancelled trip'. */
const theirWords = new RegExp(
  String.raw`(\b(?:from(?! your\b)|(?:paid|sent|pay)(?: ${amount})? to|in favou?r of|kutoka|kwa(?! sababu\b)|${beforeAccount}))\b.*?(?=\s(?:has|have|was|could|is being|is pending|received|(?:i|zi|u)me\w+|hai\w+)\b|$)`,
  'gi',
)

/** Reads what M-Pesa says about one payment, after 'Confirmed'. */
export function readSentence(text: string) {
  const end = text.search(afterSentence)
  const said = end === -1 ? text : text.slice(0, end)
  const moment = moments.map((each) => each.exec(said)).find((found) => found !== null)
  const before = said.slice(0, moment?.index).trim()
  const after = moment ? said.slice(moment.index + moment[0].length) : ''
  // Some messages begin with the time.
  const body = before || after.replace(/^[ .,]+/, '')
  const own = `${body.replace(theirWords, '$1 ')} ${before && after}`
  const [kind = null] = (!notReversed.test(own) && kinds.find(([, words]) => words.test(own))) || []
  const [, date = null, time = null] = moment ?? []
  return {
    kind,
    said,
    /** Only M-Pesa's own words. */
    own,
    /** Amount, other party and account. */
    body,
    /** Whether the end of these cannot be missing. */
    isWhole: end !== -1,
    isEnded: end !== -1 || (before !== '' && moment !== undefined),
    date,
    time: time?.toUpperCase().replace(/ ?(?=[AP]M$)/, ' ') ?? null,
  }
}

/** '270 KES', but not the number before 'KES 270'. */
export const amountBefore = String.raw`(?:^|[^\d.,])(\d[\d,.]{0,14}) ?(?:kshs?|kes)\b(?![. ]{0,2}\d)`
const eachAmount = new RegExp(String.raw`\b${amount}|${amountBefore}`, 'gi')
/** Introduces a balance, a charge or a limit. */
const beforeUnpaid =
  /\b(?:bal(?:ance)?|avail(?:able)?|tax|charges?|fees?|cost|limit|commission|duty|salio|baki|gharama)\b\.?[^.]{0,25}$/i

/** In cents: the different sums in a bank's or an app's message that may have been paid. */
export function sumsPaid(text: string): ReadonlySet<number | null> {
  const paid = [...text.matchAll(eachAmount)].filter(
    ({ index }) => !beforeUnpaid.test(text.slice(0, index)),
  )
  return new Set(paid.map(([, sum, before = '']) => centsOf((sum ?? before).replace(/[.,]+$/, ''))))
}

/** Null if it is not a plain amount. */
export function centsOf(sum: string): number | null {
  const [, shillings = '', cents = '00'] =
    /^(\d{1,3}(?:,\d{3}){1,2}|\d{1,7})(?:\.(\d\d?))?$/.exec(sum) ?? []
  return shillings === ''
    ? null
    : Number(shillings.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
}
