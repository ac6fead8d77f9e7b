/**
 * Removes the signs that reverse the text after them: embeddings, overrides and isolates. Marks
 * such as U+200F affect only their neighbours, and names need them.
 */
export function unturned(text: string): string {
  return text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
}

/** For text that is stored: hundreds of accents on one letter would cover the lines above. */
export function inPlace(text: string): string {
  return unturned(text).replace(/(\p{M}{4})\p{M}+/gu, '$1')
}

/** Letters, digits and marks from right to left, which would move a number after them. */
const rightToLeft =
  /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** A person's text for a sentence of ours, whose order it must not change. */
export function isolated(text: string): string {
  const plain = unturned(text)
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain
}
