const words = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ')

/** At the start of a sentence: a word up to twelve, digits above. */
export function inWords(count: number): string {
  return words[count] ?? String(count)
}
