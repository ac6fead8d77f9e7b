/**
 * Without the signs that turn the text after them around: embeddings, overrides and isolates. Marks
 * such as U+200F act on their neighbours alone, and names need them.
 */
export function unturned(text: string): string {
  return text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
}

/** For what is stored: hundreds of accents on a letter would be drawn over the lines above. */
export function inPlace(text: string): string {
  return unturned(text).replace(/(\p{M}{4})\p{M}+/gu, '$1')
}

/** Letters, digits and marks from right to left: a number after them would change its place. */
const rightToLeft =
  /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** A person's text in a sentence of ours, which keeps its order. */
export function isolated(text: string): string {
  const plain = unturned(text)
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain
}
