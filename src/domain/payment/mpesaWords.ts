/*
 * The words of M-Pesa's SMS in English and Swahili, to the payer and to the payee, as phones show them (2025 and 2026).
 */

/** Copied text has odd spaces, line breaks and invisible characters. */
export function toOneLine(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** 'SFK3ABC1D2 Confirmed.', perhaps without its code. */
export const confirmed =
  /(?:\b([a-z][a-z0-9]{9})\b[ .,:*_-]{0,3}|\b)(?:confirmed|imethibitishwa)\b[ .,:!*_]{0,4}/gi

/** A code may lack digits; 'Membership' before 'confirmed' is not one. */
export function toMpesaCode(word = ''): string | null {
  const isCode = /^[a-z][a-z0-9]{9}$/i.test(word) && (/\d/.test(word) || /^[A-Z]+$/.test(word))
  return isCode ? word.toUpperCase() : null
}

/** How banks and apps name M-Pesa's code, the surest first: 'M-PESA Ref ID: UKD9O205MF'. */
const codeLabels = [
  String.raw`m-?pesa (?:ref(?:erence)?|receipt|transaction|confirmation|code|id)`,
  String.raw`(?:transaction|trans|receipt|confirmation|namba ya muamala)`,
  String.raw`(?:reference|ref)`,
].map(
  (label) =>
    new RegExp(
      String.raw`\b${label}(?: (?:id|no|number|code|ref|reference))?\.?[ :#=*-]{1,4}([a-z][a-z0-9]{9})(?![a-z0-9])`,
      'gi',
    ),
)

/** The one code that a label names; null if there are several. A mere 'Ref' may be a bank's own. */
export function labelledCode(text: string): string | null {
  const labels = /\b(?:m-?pesa|lipa na|safaricom)\b/i.test(text)
    ? codeLabels
    : codeLabels.slice(0, 2)
  const found = labels
    .map((label) => [...text.matchAll(label)].map(([, word]) => toMpesaCode(word)))
    .map((codes) => [...new Set(codes.filter((code) => code !== null && /\d/.test(code)))])
    .find((codes) => codes.length > 0)
  return found?.length === 1 ? (found[0] ?? null) : null
}

export const incoming = /\b(?:you have received|received (?:ksh|from)|umepokea|pokea|give ksh)/i
export const failed =
  /\b(?:failed|unsuccessful|cancelled|insufficient|(?:not|do not|don't) have enough|declined|imeshindwa|imeshindikana|haikufaulu|haikufanikiwa|haijafanikiwa|haijakamilika|imekataliwa|imefeli|imeghairiwa|umeghairi|umekataa|(?:hakuna|huna) (?:pesa|fedha) (?:za )?(?:ya )?kutosha|hazitoshi|haitoshi)\b/i
export const reversed = /\b(?:reversed|reversal|(?:i|zi|u)me(?:rudishwa|rejeshwa))\b/i

/** Balance, tips and offers follow the sentence. */
export const afterSentence = new RegExp(
  [
    String.raw`[. ]{0,3}\b(?:(?:your )?new |your )?(?:(?:m-?pesa|pochi|account|business|utility|till|working|merchant|float|org\w*) ){0,2}balance\b`,
    String.raw`[. ]{0,3}\b(?:salio|baki) (?:lako|yako|jipya|mpya|la|ya|ni)\b`,
    String.raw`[. ]{0,3}\b(?:to reverse\b|kurudisha )`,
  ].join('|'),
  'i',
)

export const day = String.raw`(\d{1,2}\/\d{1,2}\/(?:\d{4}|\d\d))(?!\d)`
export const clock = String.raw`\d{1,2}[:.]\d\d ?[ap]m`
/** Before a day; in Swahili also nothing. */
export const beforeDay = String.raw`(?:on|tarehe|siku|mnamo)`

export const amount = String.raw`(?:kshs?|kes)[. ]{0,2}(\d[\d,.]{0,14})`

/** Null: not a plain amount. */
export function centsOf(sum: string): number | null {
  const [, shillings = '', cents = '00'] =
    /^(\d{1,3}(?:,\d{3}){1,2}|\d{1,7})(?:\.(\d\d))?$/.exec(sum) ?? []
  return shillings === '' ? null : Number(shillings.replaceAll(',', '')) * 100 + Number(cents)
}
